import type { CheckedNumber } from "#contract/bikes/search.ts";
import type { ReportContext } from "./make-report.ts";
import { checkFrameNumbers } from "#lambdas/bikes/search/check-frame-numbers.ts";
import { countNumbers } from "./count-numbers.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";

export const checkForStore = async (
  { table, ...register }: Omit<ReportContext, "sealer">,
  caller: Caller,
  typedNumbers: readonly string[],
): Promise<{ items: CheckedNumber[] }> => {
  await table.transact(countNumbers(caller, typedNumbers.length, register.system.now()));
  return { items: await checkFrameNumbers(register, typedNumbers) };
};
