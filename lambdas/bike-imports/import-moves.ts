import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { dueWrite } from "./invitations/pace.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Context = Pick<ImportsContext, "table" | "system">;

/** Ends a list whose rows are forgotten before they were gone through. */
export const cancelForgotten = (context: Context, item: BikeImportItem): Promise<void> =>
  context.table.transact([
    update(keys.bikeImport(item.importId))
      .set({ state: "cancelled" })
      .remove("gsi2pk", "gsi2sk")
      .expect("state", item.state, "stale"),
    ...(item.state === "cancelled"
      ? []
      : [importLogWrite(context, item, { action: "import-cancelled", rows: item.registered })]),
  ]);

/** Lets a list wait where it stands, until someone at the store lets it go on. Those who are registered are written to meanwhile. */
export const pauseImport = (
  { table, system }: Context,
  { importId, storeId }: BikeImportItem,
  pausedBy: NonNullable<BikeImportItem["pausedBy"]>,
): Promise<void> =>
  table.transact([
    update(keys.bikeImport(importId))
      .set({ state: "paused", pausedBy })
      .remove("gsi2pk", "gsi2sk")
      .expect("state", "registering", "stale"),
    dueWrite(storeId, system.now()),
  ]);
