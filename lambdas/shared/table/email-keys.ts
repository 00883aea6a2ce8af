import { key } from "./key.ts";

/** Those keys of the table that belong to changes of an address, by its owner or by support. */
export const emailKeys = {
  /** The address that waits for its code. */
  emailChange: (userId: string) => key(`USER#${userId}`, "EMAILCHANGE"),
  /** An address that the account had before, and can have back. */
  emailTakeBack: (userId: string, changeId: string) => key(`USER#${userId}`, `EMAILTAKEBACK#${changeId}`),
  emailRequest: (userId: string, requestId: string) => key(`USER#${userId}`, `EMAILREQUEST#${requestId}`),
  /** Guards that a person has one at most that waits for a decision. */
  openEmailRequest: (userId: string) => key(`USER#${userId}`, "OPENEMAILREQUEST"),
} as const;

export const listsOfEmailRequests = {
  /** Those that wait for a second administrator or for the user pool, by when they were asked for. */
  openEmailRequests: () => "EMAILREQUESTS#OPEN" as const,
} as const;
