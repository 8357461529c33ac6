#pragma once
/* What a generated checker reports of one call. Plain C, shared by generated text, the judge and other people's
 * programs. Reports of several calls, cases or shards merge by addition of the counts and AND of the bit sets. */

#include <stdint.h>

enum {
  QKC_MAX_ARMS = 32,         /* judging arms of a contract */
  QKC_MAX_GROUPS = 8,        /* groups of choices that meet in a judged output */
  QKC_MAX_COMBINATIONS = 64, /* joint choices of one group: bits of a uint64_t */
  QKC_MAX_KEPT = 32,         /* rejected places kept for each call */
  QKC_MAX_INDICES = 8,
  QKC_MAX_OPERANDS = 24
};

/* Elements of one output by the arm that judged them. judged counts accepted and rejected ones; masked and wide count
 * elements of an enclosure whose admissible codes are more than one, and more than one step apart. */
typedef struct qkc_arm_report {
  uint64_t judged;
  uint64_t rejected;
  uint64_t not_judged; /* they depend on a returned value that was itself rejected */
  uint64_t masked;
  uint64_t wide;
} qkc_arm_report;

/* One group of choices. A place packs an arm (bits 56..63) and the element's number in the arm's iteration order. */
typedef struct qkc_group_report {
  uint64_t alive; /* combinations that explain every judged element, finer scopes closed */
  uint64_t first_failure[QKC_MAX_COMBINATIONS]; /* least place that a combination does not explain; ~0: none */
  uint64_t instances_rejected;                  /* instances of a `per [...]` scope that no combination explains */
  uint64_t first_instance;                      /* the least of them; ~0: none */
} qkc_group_report;

typedef struct qkc_check_report {
  qkc_arm_report arms[QKC_MAX_ARMS];
  qkc_group_report groups[QKC_MAX_GROUPS];
  uint64_t kept; /* places offered to kept_places; the first QKC_MAX_KEPT of them are there */
  uint64_t kept_places[QKC_MAX_KEPT];
} qkc_check_report;

/* One element, looked at closely. Values are bit patterns of the formats that the manifest names. */
typedef struct qkc_position {
  int32_t arm;
  int32_t combinations;                 /* entries of admissible that are set */
  int64_t indices[QKC_MAX_INDICES];     /* index variables of the arm, in the manifest's order */
  int64_t coordinates[QKC_MAX_INDICES]; /* logical coordinates in the output */
  uint64_t returned;
  uint64_t explained;                        /* combinations whose admissible value is the returned one */
  uint64_t admissible[QKC_MAX_COMBINATIONS]; /* by joint choice, mixed radix, first choice of the group slowest */
  int32_t is_range;                          /* 1: admissible holds the ends of a range, one where they are equal */
  uint64_t operands[QKC_MAX_OPERANDS];       /* values that the arm reads, in the manifest's order */
} qkc_position;

#define QKC_PLACE(arm, element) (((uint64_t)(arm) << 56) | (uint64_t)(element))
#define QKC_PLACE_ARM(place) ((int)((place) >> 56))
#define QKC_PLACE_ELEMENT(place) ((int64_t)((place) & 0x00ffffffffffffffull))
