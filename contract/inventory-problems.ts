/** What can be wrong with runs and inventories, with its HTTP status. */
export const inventoryProblemStatus = {
  "store-not-found": 404,
  "run-not-found": 404,
  "inventory-changed": 409,
  "no-roll-left": 409,
} as const;
