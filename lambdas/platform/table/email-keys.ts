import { key } from "./key.ts";

export const emailKeys = {
  /** A new address that waits for its code. */
  emailChange: (userId: string) => key(`USER#${userId}`, "EMAILCHANGE"),
  /** The former address, which can be restored. */
  emailTakeBack: (userId: string, changeId: string) => key(`USER#${userId}`, `EMAILTAKEBACK#${changeId}`),
  emailRequest: (userId: string, requestId: string) => key(`USER#${userId}`, `EMAILREQUEST#${requestId}`),
  /** Limits each person to one open request. */
  openEmailRequest: (userId: string) => key(`USER#${userId}`, "OPENEMAILREQUEST"),
} as const;

export const listsOfEmailRequests = {
  /** Requests that wait for a second administrator or for the user pool, by time of request. */
  openEmailRequests: () => "EMAILREQUESTS#OPEN" as const,
} as const;
