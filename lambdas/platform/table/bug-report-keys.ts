import { key } from "./key.ts";

export const bugReportKeys = {
  /** A bug, which several people can report. */
  bug: (bugId: string) => key(`BUG#${bugId}`, "BUG"),
  bugLetter: (bugId: string, letterId: string) => key(`BUG#${bugId}`, `LETTER#${letterId}`),
} as const;

export const listsOfBugReports = {
  /** Bugs in one state, by their latest report. */
  bugs: (state: string) => `BUGS#${state}` as const,
  /** A person's own bug reports, by time. */
  bugLettersOf: (userId: string) => `BUGLETTERS#${userId}` as const,
} as const;

export const bugPartition = (bugId: string): string => `BUG#${bugId}`;
