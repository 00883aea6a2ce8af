import { key } from "./key.ts";

/** Those keys of the table that belong to what authorities get. */
export const extractKeys = {
  extract: (userId: string, extractId: string) => key(`USER#${userId}`, `EXTRACT#${extractId}`),
  /** Guards that a person has one at most that waits for a decision. */
  openExtract: (userId: string) => key(`USER#${userId}`, "OPENEXTRACT"),
  extractSeal: (sha256: string) => key(`EXTRACTSEAL#${sha256}`, "EXTRACTSEAL"),
} as const;

export const listsOfExtracts = {
  /** Those that wait for a second administrator, by when they were asked for. */
  openExtracts: () => "EXTRACTS#OPEN" as const,
  /** Those that are to be made. */
  approvedExtracts: () => "EXTRACTS#APPROVED" as const,
  /** Those that their person is not to be told of yet, by the last day of that. */
  secretExtracts: () => "EXTRACTS#SECRET" as const,
} as const;
