// The `.qkc` language. Line ends mean nothing; declarations, header lines and statements begin with a word, so no
// separators are needed between them. The tree that users of the front end see is compiler/syntax/ast.h.
parser grammar QkcParser;

options { tokenVocab = QkcLexer; }

file: declaration* EOF;

declaration
  : use | constant | table | function | layout | structure | record | accumulator | contract | instance
  ;

use: USE name (DOT name)*;
constant: CONST name COLON type ASSIGN expr;
table: TABLE name COLON type shape? ASSIGN set;
function
  : FN name LPAREN (fnParam (COMMA fnParam)*)? RPAREN (ARROW type)? (ASSIGN rhs | LBRACE let* RESULT rhs RBRACE)
  ;
fnParam: name (COLON type)?;
record: (FORMAT | PROFILE) name LBRACE entry* RBRACE;
entry: name ASSIGN (expr | set | STRING);
accumulator
  : ACCUMULATOR name params?
    ASSIGN (ANY OF LBRACE evaluation (SEMICOLON evaluation)* RBRACE | evaluation) (SPLITS LE expr)?
  ;
evaluation: type (PROMOTED EVERY LE expr TO type)? freedoms;
instance: INSTANCE name ASSIGN name LT unary (COMMA unary)* GT;

params: LPAREN name (COMMA name)* RPAREN;
type: name (LPAREN exprs RPAREN)?;
shape: LBRACKET exprs? RBRACKET;
set: LBRACE exprs RBRACE;
exprs: expr (COMMA expr)*;
range: expr (RANGE_TO | RANGE_BELOW) expr;
bounds: bound (COMMA bound)*;
bound: name LT expr;

// ---- layouts and structs

layout
  : LAYOUT name params? FOR (type | ANY) LBRACKET bounds RBRACKET (IN type)?
    LBRACE split* AT LBRACKET place (COMMA place)* RBRACKET (SLOT place)? pad? RBRACE
  ;
structure: STRUCT name params? OF expr BYTES LBRACE field* pad? RBRACE;
field: name COLON type (LBRACKET bounds RBRACKET)? (AT expr | LBRACE split* placement RBRACE);
placement: AT LBRACKET place RBRACKET (SLOT place)? | BITS (bitRanges | LBRACE bitArm (SEMICOLON bitArm)* RBRACE);
bitArm: expr COLON bitRanges;
bitRanges: bitRange (COMMA bitRange)*;
bitRange: LBRACKET place RBRACKET range;
split: SPLIT name ASSIGN digit (COMMA digit)*;
digit: name (COLON expr)?;
place: placeTerm (PLUS placeTerm)*;
placeTerm: NUMBER | name (CARET name)? | REV name | LPAREN place (COMMA place)* RPAREN;
pad: PAD (ANY | NUMBER);

// ---- contracts

// A let after the first clause belongs to a clause, so free lets and choices come before it.
contract: CONTRACT name familyParams? LBRACE header* preamble? clause tail* RBRACE;
familyParams: LT familyParam (COMMA familyParam)* GT;
familyParam: name IN set;
preamble: (let | choose) (let | choose | assume)*;
tail: clause | assume | choose | handCase | mutant;

header
  : SUMMARY STRING | FAMILY name | FOLLOWS STRING
  | DIM dim (COMMA dim)*
  | INDEX bounds
  | RANGE name OF name ASSIGN range
  | (IN | OUT | INOUT) tensor (COMMA tensor)*
  | PARAM param (COMMA param)*
  | constant
  | REQUIRE expr
  | assume
  ;
dim: name (GE expr | MULTIPLE OF expr | IN (set | range (MULTIPLE OF expr)?) | ASSIGN expr);
tensor: name COLON type shape property* fieldProperties*;
param: name COLON type property* (ASSIGN expr)?;
fieldProperties: FIELD word property+;
property
  : FINITE | HOLDS special (COMMA special)* | POSITIVE | NONNEGATIVE | MAGNITUDE range | RANGE range
  | PERMUTATION | OFFSETS OF expr | DISTINCT (UNLESS expr)? | DERIVED expr
  | ZEROS (SAME | DISTINCT) | NANS (SAME | DISTINCT) | REST UNTOUCHED | STORED type | WHEN expr
  ;
special: NAN_VALUE | MINUS? INF_VALUE | SUBNORMAL | MINUS_ZERO;

assume: ASSUME expr;
choose: CHOOSE name scope LBRACE word (SEMICOLON word)* RBRACE;
handCase: CASE word LBRACE caseEntry* RBRACE;
caseEntry: name (LBRACKET exprs RBRACKET)? ASSIGN (expr | BITS? LBRACKET exprs RBRACKET);
mutant: MUTANT dotted OF word (COLON items equivalence? | equivalence);
equivalence: EQUIVALENT BY word;
dotted: word (DOT word)*;

clause: CLAUSE word COLON items;
items: item (SEMICOLON? item)*;
item: let | judgement | chance | independent;
let: LET ref ASSIGN rhs;
judgement: ref (ASSIGN | WITHIN tolerance?) rhs;
tolerance: NUMBER (STEP | STEPS) OF | ABS expr REL expr OF;
chance: CHANCE expr IS expr WITHIN expr POOLED expr RISK expr;
independent: INDEPENDENT expr ALONG name RISK expr;
ref: name (LBRACKET exprs RBRACKET)? (DOT word (LBRACKET exprs RBRACKET)?)?;

// ---- right-hand sides

// `in F` comes once, before the freedoms.
rhs: (choice | expr) freedoms guard? mask? (ONE VALUE)?;
choice: ONE OF LBRACE arm (SEMICOLON arm)* RBRACE scope;
scope: PER (KERNEL | CALL | ELEMENT | LBRACKET exprs RBRACKET);
arithmetic: type WRAP?;
freedoms: (COMMA? freedom)*;
freedom
  : IN (ORDER | arithmetic)
  | ANY (ORDER (DEPTH expr)? | ASSOCIATION)
  | CONTRACTION ALLOWED
  | RECIPROCAL ALLOWED
  | FACTOR OUT
  | FLUSH ALLOWED
  | FLOAT ATOMICS ALLOWED
  | PIECES LE expr ALONG name
  | SPLIT range
  | BLOCKS expr INTO name
  | name WITHIN power (ULP | REL | ABS) (AFTER NUMBER ROUNDINGS)?
  | BASE TWO EXPONENTIAL
  | ONLINE
  | MAY REORDER BETWEEN CALLS
  ;
guard: WHEN expr | OTHERWISE;
mask: MASK NUMBER PERCENT ON word;

// ---- expressions

// NaN as a value stands alone: nothing is computed from it.
expr: conditional | NAN_VALUE | operation;
conditional: IF expr THEN expr ELSE expr;

// From the weakest to the strongest, those of one line alike: `or`; `and`; comparisons, which do not chain; `|`; `&`;
// `<< >>`; `+ -`; `* / %`. All associate to the left. Stronger still are `-` and `not` before a value, then `^`, whose
// exponent may be negative.
operation: unary (binaryOperator unary)*;
binaryOperator
  : OR | AND | EQ | NE | LT | LE | GT | GE | PIPE | AMP | SHL | SHR | PLUS | MINUS | STAR | SLASH | PERCENT
  ;
unary: (MINUS | NOT) unary | power;
power: primary (CARET unary)?;
primary
  : NUMBER | INF_VALUE | LPAREN expr RPAREN | OLD LPAREN expr RPAREN | select | ANY reduction
  | name (arguments | reduction | suffix* (OUTSIDE operand)?)
  ;
operand: NAN_VALUE | MINUS? (NUMBER | INF_VALUE | reference | LPAREN expr RPAREN);
reference: name suffix*;
suffix: LBRACKET exprs RBRACKET | DOT word;
arguments: LPAREN (argument (COMMA argument)*)? RPAREN;
argument: NAN_VALUE operand? | WRAP | conditional | operation;
// Of a name: sum, prod, max, min, argmax, argmin, all or mean.
reduction
  : OVER name (COMMA name)* (WHERE expr)? (WEIGHT expr)? OF LPAREN expr RPAREN
    (EMPTY operand)? (FIRST | LAST)? (NAN_VALUE (DROPS | WINS))?
  ;
select: (MATCH | BY) name LBRACE arm (SEMICOLON arm)* RBRACE;
arm: word COLON expr;

// ---- names

// A label, a clause's name, a member: any word.
word: name | reserved;

// The name of a value, an index, an extent, a declaration.
name
  : ID
  | DROPS | WINS | ABS | REL | ULP | STEP | STEPS | KERNEL
  | CALL | ELEMENT | ASSOCIATION | ALLOWED | ATOMICS | ALONG | INTO | ROUNDINGS | TWO | EXPONENTIAL
  | REORDER | BETWEEN | CALLS | ON | VALUE | IS | POOLED | RISK | MULTIPLE | FINITE | HOLDS | SUBNORMAL | MINUS_ZERO
  | POSITIVE | NONNEGATIVE | MAGNITUDE | PERMUTATION | OFFSETS | DISTINCT | UNLESS | DERIVED | ZEROS | NANS | SAME
  | REST | UNTOUCHED | STORED | FIELD | FOR | AT | SLOT | REV | PAD | BYTES | RESULT | EVERY | TO
  ;

reserved
  : USE | CONST | TABLE | FN | LAYOUT | STRUCT | FORMAT | PROFILE | ACCUMULATOR | CONTRACT | INSTANCE | SUMMARY
  | FAMILY | FOLLOWS | DIM | INDEX | RANGE | IN | OUT | INOUT | PARAM | REQUIRE | ASSUME | LET | CLAUSE | CHOOSE
  | CASE | MUTANT | CHANCE | INDEPENDENT | OR | AND | NOT | IF | THEN | ELSE | MATCH | BY | OVER | WHERE | WEIGHT
  | OF | EMPTY | FIRST | LAST | OLD | NAN_VALUE | INF_VALUE | OUTSIDE | ONE | PER | WITHIN | WRAP | ANY | ORDER | CONTRACTION
  | RECIPROCAL | FACTOR | FLUSH | FLOAT | PIECES | SPLIT | BLOCKS | BASE | ONLINE | MAY | WHEN | OTHERWISE | MASK
  | EQUIVALENT | BITS | DEPTH | AFTER | PROMOTED | SPLITS
  ;
