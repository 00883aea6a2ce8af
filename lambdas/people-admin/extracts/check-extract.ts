import type { CheckedExtract } from "#contract/extract-acts.ts";
import { isSealed } from "#lambdas/shared/extracts/extract-seal.ts";
import { ExtractSealItem } from "#lambdas/shared/table/items/extract.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Pick<Table, "get">; readonly codeSecret: string };

/** In which case a file was given out that has this fingerprint. One sign in it that is another one makes it unknown. */
export const checkExtract = async (
  { table, codeSecret }: Context,
  sha256: string,
): Promise<CheckedExtract> => {
  const item = await table.get(keys.extractSeal(sha256), ExtractSealItem);
  if (!item || !isSealed(codeSecret, item)) return { is: "unknown" };
  const { caseNumber, authority, madeAt } = item;
  return { is: "genuine", caseNumber, authority, madeAt };
};
