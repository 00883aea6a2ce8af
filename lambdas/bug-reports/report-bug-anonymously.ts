import type { AnonymousBugReport, ReportedBug } from "#contract/bug-reports.ts";
import { type OpenForm, formWrites } from "#lambdas/shared/challenges/form-challenge.ts";
import { seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { BugsContext } from "./bugs-context.ts";
import { letterWrites } from "./new-letter.ts";

const limit = { window: seconds(24 * 60 * 60), failure: "too-many-requests" } as const;

export const bugReportForm: OpenForm = {
  name: "bug-report",
  perAddress: { ...limit, what: "bug-reports-from-address", most: 10 },
  perEmail: { ...limit, what: "bug-reports-from-email", most: 5 },
};

/** Takes down what does not work for someone without an account. A solved challenge carries one report. */
export const reportBugAnonymously = async (
  context: BugsContext,
  { email, solution, ...form }: AnonymousBugReport,
  address: string,
): Promise<ReportedBug> => {
  const { table, system } = context;
  const sent = formWrites(context, bugReportForm, solution, { address, email });
  return untilFresh(system, async () => {
    const { reported, writes } = await letterWrites(context, { email }, form);
    await table.transact([...sent, ...writes]);
    return reported;
  });
};
