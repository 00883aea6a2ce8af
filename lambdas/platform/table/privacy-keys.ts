import { key } from "./key.ts";

export const privacyKeys = {
  extract: (userId: string, extractId: string) => key(`USER#${userId}`, `EXTRACT#${extractId}`),
  /** Limits each person to one open request. */
  openExtract: (userId: string) => key(`USER#${userId}`, "OPENEXTRACT"),
  extractSeal: (sha256: string) => key(`EXTRACTSEAL#${sha256}`, "EXTRACTSEAL"),
  /** An administrator's access to a person's data, for an hour. */
  personAccess: (userId: string, adminId: string, at: string) => key(`ACCESS#${userId}`, `${adminId}#${at}`),
  /** The state of a person's export of their own data. */
  ownCopy: (userId: string) => key(`USER#${userId}`, "OWNCOPY"),
  /** The time of a person's last sign-in, which decides when an idle account is closed. */
  lastUse: (userId: string) => key(`USER#${userId}`, "LASTUSE"),
} as const;

export const listsOfPrivacy = {
  /** Requests that wait for a second administrator, by time of request. */
  openExtracts: () => "EXTRACTS#OPEN" as const,
  /** Extracts that a job will create. */
  approvedExtracts: () => "EXTRACTS#APPROVED" as const,
  /** Extracts that are secret from the person concerned, by the last day of secrecy. */
  secretExtracts: () => "EXTRACTS#SECRET" as const,
  /** Every access of an administrator to a person, by time. */
  accesses: () => "ACCESSES" as const,
  /** Accesses drawn for another administrator to review. In the second index. */
  accessSamples: () => "ACCESSES#DRAWN" as const,
  /** Exports that are not created yet, by time of request. */
  openOwnCopies: () => "OWNCOPIES#OPEN" as const,
  /** Closed accounts in the order of erasure. */
  closedAccounts: () => "CLOSED" as const,
  /** Open accounts by the day on which the nightly job warns, closes or rechecks them if nobody signs in. */
  idleAccounts: () => "IDLE" as const,
} as const;
