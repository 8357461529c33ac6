// verdict: rejected QKC0801
// Comments alone.
