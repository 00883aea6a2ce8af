import { key } from "./key.ts";

/** Those keys of the table that belong to what people report as broken. */
export const bugReportKeys = {
  /** What several people report as the same fault. */
  bug: (bugId: string) => key(`BUG#${bugId}`, "BUG"),
  bugLetter: (bugId: string, letterId: string) => key(`BUG#${bugId}`, `LETTER#${letterId}`),
} as const;

export const listsOfBugReports = {
  /** Those in a state, by when they were reported last. */
  bugs: (state: string) => `BUGS#${state}` as const,
  /** What someone with an account has reported, by when. */
  bugLettersOf: (userId: string) => `BUGLETTERS#${userId}` as const,
} as const;

export const bugPartition = (bugId: string): string => `BUG#${bugId}`;
