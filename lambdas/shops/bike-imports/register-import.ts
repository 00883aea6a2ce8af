import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import type { InvitationPace } from "#contract/shops/bike-imports/invitations.ts";
import { prices } from "#contract/points/prices.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { dueWrite } from "#lambdas/shops/bike-imports/invitations/pace.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { readImport } from "./read-import.ts";
import { openPlace } from "./send-rows.ts";
import { rowsLeft, showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Start = { readonly importId: string; readonly pace: InvitationPace };

/** Requires points for all remaining rows. If they are spent elsewhere meanwhile, the import pauses. */
const requirePoints = async ({ table }: ImportsContext, item: BikeImportItem): Promise<void> => {
  const needed = rowsLeft(item) * prices.registration;
  const points = (await table.get(keys.balance(item.storeId), BalanceItem))?.points ?? 0;
  if (points < needed) throw new ProblemError("insufficient-points", { params: { needed, points } });
};

/** Starts the registration of a checked import or resumes a paused one; repeating it changes nothing. */
export const registerImport = async (
  context: ImportsContext,
  caller: Caller,
  { importId, pace }: Start,
): Promise<BikeImport> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  await retryOnConflict(system, async () => {
    const item = await readImport(context, storeId, importId);
    const { state } = item;
    if (state === "registering" || state === "done") return;
    if ((state !== "checked" && state !== "paused") || rowsLeft(item) === 0)
      throw new ProblemError("import-not-ready");
    await requirePoints(context, item);
    const now = system.now();
    await table.transact([
      ...requireMember(storeId, caller.userId),
      update(keys.bikeImport(importId))
        .set({
          state: "registering",
          by: caller.userId,
          expiresAt: expiryOf("bikeImports", now),
          ...openPlace(item),
        })
        .remove("pausedBy")
        .expect("state", state, "stale"),
      dueWrite(storeId, now).set({ pace }),
      importLogWrite(context, item, {
        action: "import-registered",
        by: caller.userId,
        rows: rowsLeft(item),
      }),
    ]);
  });
  return showImport(await readImport(context, storeId, importId));
};
