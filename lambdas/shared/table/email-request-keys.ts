import { key } from "./key.ts";

/** Those keys of the table that belong to changes of an address by support. */
export const emailRequestKeys = {
  emailRequest: (userId: string, requestId: string) => key(`USER#${userId}`, `EMAILREQUEST#${requestId}`),
  /** Guards that a person has one at most that waits for a decision. */
  openEmailRequest: (userId: string) => key(`USER#${userId}`, "OPENEMAILREQUEST"),
} as const;

export const listsOfEmailRequests = {
  /** Those that wait for a second administrator or for the user pool, by when they were asked for. */
  openEmailRequests: () => "EMAILREQUESTS#OPEN" as const,
} as const;
