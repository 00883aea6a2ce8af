import { key } from "./key.ts";

export const auditKeys = {
  /** An audit line, stored with its subject. */
  audit: (subject: string, at: string, auditId: string) => key(`AUDIT#${subject}`, `${at}#${auditId}`),
  /** A copy of an audit line, stored with the person or bike it concerns, or in `auditTexts`. */
  auditCopy: (about: string, at: string, auditId: string) => key(`AUDIT#${about}`, `${at}#${auditId}`),
} as const;

export const listsOfAudit = {
  /** One administrator's lines, by time. */
  auditBy: (userId: string) => `AUDITBY#${userId}` as const,
  /** Every line. In the second index. */
  audit: () => "AUDITS" as const,
} as const;

/** Lists copies of all lines with free text, so that an erasure need not read the other lines. */
export const auditTexts = "texts";

export const auditPartition = (subject: string): string => `AUDIT#${subject}`;
