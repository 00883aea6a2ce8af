/** What can be wrong with the application of a store, with its HTTP status. */
export const storeApplicationProblemStatus = {
  "store-application-not-found": 404,
  "store-application-open": 409,
  "store-application-decided": 409,
} as const;
