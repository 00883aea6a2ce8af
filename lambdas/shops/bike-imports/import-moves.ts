import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { dueWrite } from "#lambdas/shops/bike-imports/invitations/pace.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<ImportsContext, "table" | "system">;

export const cancelExpired = (context: Context, item: BikeImportItem): Promise<void> =>
  context.table.transact([
    update(keys.bikeImport(item.importId))
      .set({ state: "cancelled" })
      .remove("gsi2pk", "gsi2sk")
      .expect("state", item.state, "stale"),
    ...(item.state === "cancelled"
      ? []
      : [importLogWrite(context, item, { action: "import-cancelled", rows: item.registered })]),
  ]);

/** Pauses until someone at the store resumes; buyers of the registered bikes are invited meanwhile. */
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
