import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readImport } from "./read-import.ts";
import { openPlace } from "./send-rows.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { check, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** Leaves the remaining rows unregistered; the job then removes the buyers' addresses. A suspended store may cancel too. */
export const cancelImport = async (
  context: ImportsContext,
  caller: Caller,
  importId: string,
): Promise<BikeImport> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  await retryOnConflict(system, async () => {
    const item = await readImport(context, storeId, importId);
    const { state, chunks, doneChunks } = item;
    if (state === "cancelled") return;
    if (state === "done") throw new ProblemError("import-ended");
    const cancelled = update(keys.bikeImport(importId))
      .set({ state: "cancelled", ...(doneChunks < chunks && openPlace(item)) })
      .expect("state", state, "stale")
      .expect("chunks", chunks, "stale");
    await table.transact([
      check(keys.storeMember(storeId, caller.userId)).expectExists("forbidden"),
      cancelled,
      importLogWrite(context, item, {
        action: "import-cancelled",
        by: caller.userId,
        rows: item.registered,
      }),
    ]);
  });
  return showImport(await readImport(context, storeId, importId));
};
