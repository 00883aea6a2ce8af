import type { AnonymousAdReport } from "#contract/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { readReportGround, reportWrites } from "./new-report.ts";
import { type OpenForm, formWrites } from "#lambdas/shared/challenges/form-challenge.ts";
import { nameless, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const limit = { window: seconds(24 * 60 * 60), failure: "too-many-requests" } as const;

export const adReportForm: OpenForm = {
  name: "ad-report",
  perAddress: { ...limit, what: "ad-reports-from-address", most: 10 },
  perEmail: { ...limit, what: "ad-reports-from-email", most: 5 },
};

/** Puts an ad before administrators for someone without an account. A solved challenge carries one report. */
export const reportAdAnonymously = async (
  context: AdReportsContext,
  listingId: string,
  { name, email, language, solution, ...form }: AnonymousAdReport,
  address: string,
): Promise<{ caseId: string }> => {
  const { table, system } = context;
  const sent = formWrites(context, adReportForm, solution, { address, email });
  // Who gives no address is told apart by where they are, and told nothing.
  const guard = nameless(email ?? `address ${address}`);
  const contact = name === undefined && email === undefined ? undefined : { name, email, language };
  return untilFresh(system, async () => {
    const ground = await readReportGround(context, listingId);
    const { report, writes } = reportWrites(context, ground, { guard, ...(contact && { contact }) }, form);
    await table.transact([...sent, ...writes]);
    return { caseId: report.caseId };
  });
};
