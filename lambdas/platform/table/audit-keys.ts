import { key } from "./key.ts";

export const auditKeys = {
  /** A line of the audit log, at its subject. */
  audit: (subject: string, at: string, auditId: string) => key(`AUDIT#${subject}`, `${at}#${auditId}`),
  /** A copy of the line at the person or bike that it concerns, or among those that hold a text. */
  auditCopy: (about: string, at: string, auditId: string) => key(`AUDIT#${about}`, `${at}#${auditId}`),
} as const;

export const listsOfAudit = {
  /** One administrator's lines, by time. */
  auditBy: (userId: string) => `AUDITBY#${userId}` as const,
  /** Every line. In the second index. */
  audit: () => "AUDITS" as const,
} as const;

/** Lines that hold a text have a copy here: an erasure reads no others. */
export const auditTexts = "texts";

export const auditPartition = (subject: string): string => `AUDIT#${subject}`;
