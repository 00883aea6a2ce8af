import { key } from "./key.ts";

/** Those keys of the table that belong to who looked at or changed what. */
export const auditKeys = {
  /** A line at what it was done to. */
  audit: (subject: string, at: string, auditId: string) => key(`AUDIT#${subject}`, `${at}#${auditId}`),
  /** The same line, where the person or the bike that it concerns have theirs. */
  auditCopy: (about: string, at: string, auditId: string) => key(`AUDIT#${about}`, `${at}#${auditId}`),
} as const;

export const listsOfAudit = {
  /** What someone has done and looked at, by when. */
  auditBy: (userId: string) => `AUDITBY#${userId}` as const,
  /** What everybody has. In the second index. */
  audit: () => "AUDITS" as const,
} as const;

export const auditPartition = (subject: string): string => `AUDIT#${subject}`;
