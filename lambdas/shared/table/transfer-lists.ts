/** Those lists of the first index that bikes stand in when they change hands. */
export const transferLists = {
  /** Those that wait for a buyer, by when they began. */
  openTransfers: () => "TRANSFERS#OPEN",
  /** Those that came to nothing, in the order in which they are to be forgotten. */
  endedTransfers: () => "TRANSFERS#ENDED",
  /** What changes hands between someone and others, a group at a time. */
  receiptEntriesOf: (userAndGroup: `${string}#${string}`) => `RECEIPTENTRIES#${userAndGroup}`,
  /** What owners are asked for and have not answered, by when they were asked. */
  requestsTo: (userId: string) => `REQUESTSTO#${userId}`,
  /** The same, by who asks. */
  requestsBy: (userId: string) => `REQUESTSBY#${userId}`,
  /** Everybody's, by when both had signed. */
  ownershipReceipts: () => "OWNERSHIPRECEIPTS",
} as const satisfies Record<string, (of: never) => `${string}#${string}` | Uppercase<string>>;
