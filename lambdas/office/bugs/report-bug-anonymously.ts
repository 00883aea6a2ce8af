import type { AnonymousBugReport, ReportedBug } from "#contract/office/bug-reports.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { BugsContext } from "./bugs-context.ts";
import { letterWrites } from "./new-letter.ts";

const limit = { window: seconds(24 * 60 * 60), failure: "too-many-requests" } as const;

export const bugReportForm: OpenForm = {
  name: "bug-report",
  perAddress: { ...limit, what: "bug-reports-from-address", max: 10 },
  perEmail: { ...limit, what: "bug-reports-from-email", max: 5 },
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
