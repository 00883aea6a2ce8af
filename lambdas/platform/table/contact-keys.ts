import { key } from "./key.ts";

export const contactKeys = {
  /** A letter to the office with everything that has happened since. */
  contactCase: (caseNumber: string) => key(`CASE#${caseNumber}`, "CASE"),
} as const;

export const listsOfContact = {
  /** Cases in one state. Those that wait are in the order in which they are due. */
  contactCases: (state: string) => `CONTACTCASES#${state}` as const,
  /** Cases from an address, by time. In the second index. */
  contactCasesFrom: (email: string) => `CONTACTCASESFROM#${email}` as const,
} as const;
