/** Periods that pages also name. A separate file, so that pages do not load the whole retention table. */

/** Days in which a closed account can be reopened; then its personal data is erased. */
export const daysToUndo = 30;

/** Photos of ID cards, and undecided requests, are deleted after this many days. */
export const idCardDays = 7;
