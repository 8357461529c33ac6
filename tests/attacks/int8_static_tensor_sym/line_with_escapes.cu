// verdict: rejected QKC0801
// What the compiler says of this text bears a name that a terminal would obey.
#line 1 "\033[2Jall accepted\007"
int broken = ;
