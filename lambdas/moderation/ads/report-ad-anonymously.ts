import type { AnonymousAdReport } from "#contract/moderation/ad-reports.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { readReportGround, reportWrites } from "./new-report.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { pseudonymOf, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const window = seconds(24 * 60 * 60);

export const adReportForm: OpenForm = {
  name: "ad-report",
  perAddress: { what: "ad-reports-from-address", max: 10, window },
  perEmail: { what: "ad-reports-from-email", max: 5, window },
};

/** A solved challenge allows one report. */
export const reportAdAnonymously = async (
  context: AdReportsContext,
  listingId: string,
  { name, email, language, solution, ...form }: AnonymousAdReport,
  address: string,
): Promise<{ caseId: string }> => {
  const { table, system } = context;
  const sent = formWrites(context, adReportForm, solution, { address, email });
  // Nobody has proved the email address, so the network address counts too.
  const guards = [`address ${networkOf(address)}`, ...(email === undefined ? [] : [email])].map(pseudonymOf);
  const contact = name === undefined && email === undefined ? undefined : { name, email, language };
  return retryOnConflict(system, async () => {
    const ground = await readReportGround(context, listingId);
    const { report, writes } = reportWrites(
      context,
      ground,
      { guards, standing: 0, ...(contact && { contact }) },
      form,
    );
    await table.transact([...sent, ...writes]);
    return { caseId: report.caseId };
  });
};
