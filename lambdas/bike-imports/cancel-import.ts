import type { BikeImport } from "#contract/bike-imports/imports.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { readImport } from "./read-import.ts";
import { openPlace } from "./send-rows.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { check, update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** Leaves the rest of a list unregistered. A suspended store may do that as well. The addresses in it are forgotten in the background. */
export const cancelImport = async (
  context: ImportsContext,
  caller: Caller,
  importId: string,
): Promise<BikeImport> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  await untilFresh(system, async () => {
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
