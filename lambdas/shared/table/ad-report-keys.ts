import { key } from "./key.ts";

/** Those keys of the table that belong to what people report of ads. */
export const adReportKeys = {
  /** An ad that administrators look at because of one or more reports, with what they decide. */
  adCase: (caseId: string) => key(`ADCASE#${caseId}`, "CASE"),
  adReport: (caseId: string, reportId: string) => key(`ADCASE#${caseId}`, `REPORT#${reportId}`),
  /** How to reach someone without an account. */
  adReportContact: (caseId: string, reportId: string) => key(`ADCASE#${caseId}`, `CONTACT#${reportId}`),
  /** Guards that someone reports an ad once as long as nobody has decided. `who`: a user, or a hash. */
  adReporter: (caseId: string, who: string) => key(`ADCASE#${caseId}`, `REPORTER#${who}`),
} as const;

export const listsOfAdReports = {
  /** Those that wait for a decision, by since when. In the second index. */
  openAdCases: () => "ADCASES#OPEN" as const,
  /** Every case about an ad of someone's. */
  adCasesOf: (userId: string) => `ADCASES#${userId}` as const,
  /** What someone has reported. */
  adReportsOf: (userId: string) => `ADREPORTS#${userId}` as const,
} as const;

export const adCasePartition = (caseId: string): string => `ADCASE#${caseId}`;
