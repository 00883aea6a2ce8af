import type { AdReportsContext } from "./ad-reports-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export const readCase = async (
  { table }: Pick<AdReportsContext, "table">,
  caseId: string,
): Promise<AdCaseItem> => {
  const item = await table.get(keys.adCase(caseId), AdCaseItem);
  if (!item) throw new ProblemError("ad-case-not-found");
  return item;
};
