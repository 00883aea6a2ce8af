import type { AnonymousBugReport, ReportedBug } from "#contract/office/bug-reports.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { BugsContext } from "./bugs-context.ts";
import { letterWrites } from "./new-letter.ts";

const window = seconds(24 * 60 * 60);

export const bugReportForm: OpenForm = {
  name: "bug-report",
  perAddress: { what: "bug-reports-from-address", max: 10, window },
  perEmail: { what: "bug-reports-from-email", max: 5, window },
};

/** A solved challenge allows one report. */
export const reportBugAnonymously = async (
  context: BugsContext,
  { email, solution, ...form }: AnonymousBugReport,
  address: string,
): Promise<ReportedBug> => {
  const { table, system } = context;
  const sent = formWrites(context, bugReportForm, solution, { address, email });
  return retryOnConflict(system, async () => {
    const { reported, writes } = await letterWrites(context, { email }, form);
    await table.transact([...sent, ...writes]);
    return reported;
  });
};
