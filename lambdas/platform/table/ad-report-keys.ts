import { key } from "./key.ts";

export const adReportKeys = {
  /** A case about a reported ad, with its decision. */
  adCase: (caseId: string) => key(`ADCASE#${caseId}`, "CASE"),
  adReport: (caseId: string, reportId: string) => key(`ADCASE#${caseId}`, `REPORT#${reportId}`),
  /** The contact details of a reporter without an account. */
  adReportContact: (caseId: string, reportId: string) => key(`ADCASE#${caseId}`, `CONTACT#${reportId}`),
  /** Limits each person to one report of an ad until the decision. `who` is a user id or a hash. */
  adReporter: (caseId: string, who: string) => key(`ADCASE#${caseId}`, `REPORTER#${who}`),
} as const;

export const listsOfAdReports = {
  /** Cases without a decision, by age. In the second index. */
  openAdCases: () => "ADCASES#OPEN" as const,
  /** Every case about a person's ads. */
  adCasesOf: (userId: string) => `ADCASES#${userId}` as const,
  /** A person's own reports. */
  adReportsOf: (userId: string) => `ADREPORTS#${userId}` as const,
} as const;

export const adCasePartition = (caseId: string): string => `ADCASE#${caseId}`;
