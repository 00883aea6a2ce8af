import type { AdReportsContext } from "./ad-reports-context.ts";
import { readCase } from "./read-case.ts";
import type { Reader } from "./show-decision.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type AdCaseItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { readAdDecisionToken } from "#lambdas/moderation/ad-decision-links.ts";

type ReadCase = { readonly item: AdCaseItem; readonly reader: Reader };

const asReporter = async (
  { table }: Pick<AdReportsContext, "table">,
  item: AdCaseItem,
  reportId: string,
): Promise<ReadCase> => {
  const report = await table.get(keys.adReport(item.id, reportId), AdReportItem);
  if (!report) throw new ProblemError("ad-case-not-found");
  return { item, reader: { side: "reporter", report } };
};

/** Only for reporters, and for the seller once an ad of theirs was removed. */
export const readOwnCase = async (
  context: Pick<AdReportsContext, "table">,
  userId: string,
  caseId: string,
): Promise<ReadCase> => {
  const item = await readCase(context, caseId);
  const { sellerId, decisions, reporters } = item;
  if (sellerId === userId && decisions.some(({ outcome }) => outcome === "removed"))
    return { item, reader: { side: "seller" } };
  const own = reporters.find((reporter) => reporter.userId === userId);
  if (!own) throw new ProblemError("ad-case-not-found");
  return asReporter(context, item, own.reportId);
};

/** Same, by the token in the mail to a reporter without an account. */
export const readMailedCase = async (
  context: Pick<AdReportsContext, "table" | "codeSecret">,
  token: string,
): Promise<ReadCase> => {
  const link = readAdDecisionToken(context.codeSecret, token);
  if (!link) throw new ProblemError("mail-link-invalid");
  return asReporter(context, await readCase(context, link.caseId), link.reportId);
};
