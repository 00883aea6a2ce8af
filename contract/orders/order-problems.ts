/** What can be wrong with an order, with its HTTP status. */
export const orderProblemStatus = {
  "order-not-found": 404,
  "order-moved": 409,
  "frame-number-missing": 409,
  "no-code-linked": 409,
  "no-codes-made": 409,
} as const;
