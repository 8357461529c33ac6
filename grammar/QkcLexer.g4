// Words and signs of a contract text. The stream gives bytes: a text is checked to be UTF-8 before it comes here, and
// only comments and strings may hold more than ASCII.
lexer grammar QkcLexer;

// Words that begin a declaration, a header line or a statement.
USE: 'use'; CONST: 'const'; TABLE: 'table'; FN: 'fn'; LAYOUT: 'layout'; STRUCT: 'struct'; FORMAT: 'format';
PROFILE: 'profile'; ACCUMULATOR: 'accumulator'; CONTRACT: 'contract'; INSTANCE: 'instance';
SUMMARY: 'summary'; FAMILY: 'family'; FOLLOWS: 'follows'; DIM: 'dim'; INDEX: 'index'; RANGE: 'range'; IN: 'in';
OUT: 'out'; INOUT: 'inout'; PARAM: 'param'; REQUIRE: 'require'; ASSUME: 'assume';
LET: 'let'; CLAUSE: 'clause'; CHOOSE: 'choose'; CASE: 'case'; MUTANT: 'mutant'; CHANCE: 'chance';
INDEPENDENT: 'independent';

// Words inside expressions.
OR: 'or'; AND: 'and'; NOT: 'not'; IF: 'if'; THEN: 'then'; ELSE: 'else'; MATCH: 'match'; BY: 'by'; OVER: 'over';
WHERE: 'where'; WEIGHT: 'weight'; OF: 'of'; EMPTY: 'empty'; FIRST: 'first'; LAST: 'last'; OLD: 'old'; NAN_VALUE: 'nan';
INF_VALUE: 'inf'; OUTSIDE: 'outside';

// Words after an expression.
ONE: 'one'; PER: 'per'; WITHIN: 'within'; WRAP: 'wrap'; ANY: 'any'; ORDER: 'order'; CONTRACTION: 'contraction';
RECIPROCAL: 'reciprocal'; FACTOR: 'factor'; FLUSH: 'flush'; FLOAT: 'float'; PIECES: 'pieces'; SPLIT: 'split';
BLOCKS: 'blocks'; BASE: 'base'; ONLINE: 'online'; MAY: 'may'; WHEN: 'when'; OTHERWISE: 'otherwise'; MASK: 'mask';
EQUIVALENT: 'equivalent'; DEPTH: 'depth'; AFTER: 'after'; PROMOTED: 'promoted'; SPLITS: 'splits'; BITS: 'bits';

// Words with a meaning in one place only, names everywhere else.
DROPS: 'drops'; WINS: 'wins'; ABS: 'abs'; REL: 'rel'; ULP: 'ulp'; STEP: 'step'; STEPS: 'steps';
KERNEL: 'kernel'; CALL: 'call'; ELEMENT: 'element'; ASSOCIATION: 'association'; ALLOWED: 'allowed';
ATOMICS: 'atomics'; ALONG: 'along'; INTO: 'into'; ROUNDINGS: 'roundings'; TWO: 'two';
EXPONENTIAL: 'exponential'; REORDER: 'reorder'; BETWEEN: 'between'; CALLS: 'calls'; ON: 'on'; VALUE: 'value';
IS: 'is'; POOLED: 'pooled'; RISK: 'risk';
MULTIPLE: 'multiple'; FINITE: 'finite'; HOLDS: 'holds'; SUBNORMAL: 'subnormal'; MINUS_ZERO: 'minus_zero';
POSITIVE: 'positive'; NONNEGATIVE: 'nonnegative'; MAGNITUDE: 'magnitude'; PERMUTATION: 'permutation';
OFFSETS: 'offsets'; DISTINCT: 'distinct'; UNLESS: 'unless'; DERIVED: 'derived'; ZEROS: 'zeros'; NANS: 'nans';
SAME: 'same'; REST: 'rest'; UNTOUCHED: 'untouched'; STORED: 'stored'; FIELD: 'field';
FOR: 'for'; AT: 'at'; SLOT: 'slot'; REV: 'rev'; PAD: 'pad'; BYTES: 'bytes'; RESULT: 'result';
EVERY: 'every'; TO: 'to';

// Signs.
LBRACE: '{'; RBRACE: '}'; LBRACKET: '['; RBRACKET: ']'; LPAREN: '('; RPAREN: ')'; COLON: ':'; SEMICOLON: ';';
COMMA: ','; DOT: '.'; RANGE_TO: '..'; RANGE_BELOW: '..<'; ARROW: '->'; ASSIGN: '='; EQ: '=='; NE: '!='; LE: '<=';
LT: '<'; GE: '>='; GT: '>'; SHL: '<<'; SHR: '>>'; PIPE: '|'; AMP: '&'; PLUS: '+'; MINUS: '-'; STAR: '*'; SLASH: '/';
PERCENT: '%'; CARET: '^';

NUMBER: [0-9]+ ('.' [0-9]+)? ([eE] [+-]? [0-9]+)? | '0x' [0-9a-fA-F]+;
ID: [A-Za-z_] [A-Za-z_0-9]*;
STRING: '"' ~["\r\n]* '"';

SPACE: [ \t\r\n]+ -> skip;
COMMENT: '//' ~[\r\n]* -> channel(HIDDEN);

// What is reported as an error of its own.
BAD_NUMBER: [0-9]+ ('.' [0-9]+)? [A-Za-z_] [A-Za-z_0-9]*;
BAD_STRING: '"' ~["\r\n]*;
BAD_CHARACTER: .;
