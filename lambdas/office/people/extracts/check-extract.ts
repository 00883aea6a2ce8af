import type { CheckedExtract } from "#contract/office/extract-acts.ts";
import { isSealed } from "#lambdas/office/extracts/extract-seal.ts";
import { ExtractSealItem } from "#lambdas/people/items/extract.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Pick<Table, "get">; readonly codeSecret: string };

/** Any changed byte makes the file unknown. */
export const checkExtract = async (
  { table, codeSecret }: Context,
  sha256: string,
): Promise<CheckedExtract> => {
  const item = await table.get(keys.extractSeal(sha256), ExtractSealItem);
  if (!item || !isSealed(codeSecret, item)) return { is: "unknown" };
  const { caseNumber, authority, madeAt } = item;
  return { is: "genuine", caseNumber, authority, madeAt };
};
