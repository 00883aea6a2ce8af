import { key } from "./key.ts";

/** Those keys of the table that belong to the copy of all that is kept about a person. */
export const ownCopyKeys = {
  /** How it stands with the copy of all that is kept about a person. */
  ownCopy: (userId: string) => key(`USER#${userId}`, "OWNCOPY"),
} as const;

export const listsOfOwnCopies = {
  /** Copies that are still to be made, by when they were asked for. */
  openOwnCopies: () => "OWNCOPIES#OPEN" as const,
} as const;
