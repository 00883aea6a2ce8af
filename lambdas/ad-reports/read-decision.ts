import type { AdReportsContext } from "./ad-reports-context.ts";
import { readCase } from "./read-case.ts";
import type { Reader } from "./show-decision.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type AdCaseItem, AdReportItem } from "#lambdas/shared/table/items/ad-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { readAdDecisionToken } from "#lambdas/shared/tokens/ad-decision-links.ts";

type Read = { readonly item: AdCaseItem; readonly reader: Reader };

const asReporter = async (
  { table }: Pick<AdReportsContext, "table">,
  item: AdCaseItem,
  reportId: string,
): Promise<Read> => {
  const report = await table.get(keys.adReport(item.id, reportId), AdReportItem);
  if (!report) throw new ProblemError("ad-case-not-found");
  return { item, reader: { side: "reporter", report } };
};

/** A case for its seller, once an ad of theirs was removed, or for someone who has reported it. It is nobody else's. */
export const readOwnCase = async (
  context: Pick<AdReportsContext, "table">,
  userId: string,
  caseId: string,
): Promise<Read> => {
  const item = await readCase(context, caseId);
  const { sellerId, decisions, reporters } = item;
  if (sellerId === userId && decisions.some(({ outcome }) => outcome === "removed"))
    return { item, reader: { side: "seller" } };
  const own = reporters.find((reporter) => reporter.userId === userId);
  if (!own) throw new ProblemError("ad-case-not-found");
  return asReporter(context, item, own.reportId);
};

/** The same by what stands in the mail to someone without an account. */
export const readMailedCase = async (
  context: Pick<AdReportsContext, "table" | "codeSecret">,
  token: string,
): Promise<Read> => {
  const link = readAdDecisionToken(context.codeSecret, token);
  if (!link) throw new ProblemError("mail-link-invalid");
  return asReporter(context, await readCase(context, link.caseId), link.reportId);
};
