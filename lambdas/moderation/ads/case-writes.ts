import { expiryOf } from "#contract/privacy/retention.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const openPlaces = ({ id, waitingSince }: Pick<AdCaseItem, "id" | "waitingSince">) => ({
  gsi2pk: lists.openAdCases(),
  gsi2sk: `${waitingSince}#${id}`,
});

type Decided = Pick<AdCaseItem, "decisions">;
type Appealed = Pick<AdCaseItem, "appeals" | "waitingSince">;

const changed = ({ id, version }: AdCaseItem): ActionBuilder =>
  update(keys.adCase(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

export const decidedWrite = (before: AdCaseItem, decided: Decided, now: Date): ActionBuilder =>
  changed(before)
    .set({ ...decided, state: "decided", expiresAt: expiryOf("adCases", now) })
    .remove("gsi2pk", "gsi2sk");

/** Queues the case again and removes its expiry until the appeal is decided. */
export const appealedWrite = (before: AdCaseItem, appealed: Appealed): ActionBuilder =>
  changed(before)
    .set({ ...appealed, ...openPlaces({ id: before.id, ...appealed }), state: "appealed" })
    .remove("expiresAt");
