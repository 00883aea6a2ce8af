import type { BikeImport } from "#contract/bike-imports/imports.ts";
import type { InvitationPace } from "#contract/bike-imports/invitations.ts";
import { prices } from "#contract/points/prices.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { dueWrite } from "./invitations/pace.ts";
import { forgottenUsed } from "./lifetimes.ts";
import { readImport } from "./read-import.ts";
import { openPlace } from "./send-rows.ts";
import { rowsLeft, showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Start = { readonly importId: string; readonly pace: InvitationPace };

/** Throws where the points do not last to the end of the list. Others may spend them before that: then it pauses. */
const requirePoints = async ({ table }: ImportsContext, item: BikeImportItem): Promise<void> => {
  const needed = rowsLeft(item) * prices.registration;
  const points = (await table.get(keys.balance(item.storeId), BalanceItem))?.points ?? 0;
  if (points < needed) throw new ProblemError("insufficient-points", { params: { needed, points } });
};

/** Has the bikes of a list registered that was checked, or lets it go on where it paused. Pressed twice, it is done once. */
export const registerImport = async (
  context: ImportsContext,
  caller: Caller,
  { importId, pace }: Start,
): Promise<BikeImport> => {
  const { table, system } = context;
  const storeId = await ownStore(table, caller);
  await untilFresh(system, async () => {
    const item = await readImport(context, storeId, importId);
    const { state } = item;
    if (state === "registering" || state === "done") return;
    if ((state !== "checked" && state !== "paused") || rowsLeft(item) === 0)
      throw new ProblemError("import-not-ready");
    await requirePoints(context, item);
    const now = system.now();
    await table.transact([
      ...whileMember(storeId, caller.userId),
      update(keys.bikeImport(importId))
        .set({
          state: "registering",
          by: caller.userId,
          expiresAt: forgottenUsed(now),
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
