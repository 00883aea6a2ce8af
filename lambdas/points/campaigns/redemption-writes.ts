import { type Action, put, remove, update } from "#lambdas/shared/table/actions.ts";
import { type CampaignItem, RedemptionItem } from "#lambdas/shared/table/items/campaign.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Redeemer = Pick<PurchaseItem, "id" | "userId">;

/** Takes one of the redemptions that are left, for this person only once. */
export const holdWrites = ({ code, most }: CampaignItem, { id, userId }: Redeemer): Action[] => [
  update(keys.campaign(code))
    .add("taken", 1)
    .expectExists("campaign-code-unknown")
    .expectAbsent("stoppedAt", "campaign-code-expired")
    .expectBelow("taken", most, "campaign-code-exhausted"),
  put(keys.redemption(code, userId), "redemption", { code, userId, purchaseId: id, state: "held" }).expectNew(
    "campaign-code-used",
  ),
];

/** What this purchase holds of its campaign; nothing once it has been released, or used by another purchase since. */
const readHeld = async (
  table: Pick<Table, "get">,
  { id, userId, code }: PurchaseItem,
): Promise<RedemptionItem | undefined> => {
  if (code === undefined) return undefined;
  const redemption = await table.get(keys.redemption(code, userId), RedemptionItem);
  return redemption?.purchaseId === id && redemption.state === "held" ? redemption : undefined;
};

/** Gives back what a purchase holds that came to nothing. */
export const releaseWrites = async (
  table: Pick<Table, "get">,
  purchase: PurchaseItem,
): Promise<readonly Action[]> => {
  const held = await readHeld(table, purchase);
  if (!held) return [];
  const { code, userId } = held;
  return [
    remove(keys.redemption(code, userId)).expect("purchaseId", purchase.id, "stale"),
    update(keys.campaign(code)).add("taken", -1).expectExists("stale"),
  ];
};

/** Makes the use of a code final, and counts it on its day. */
export const redemptionWrites = async (
  table: Pick<Table, "get">,
  purchase: PurchaseItem,
  day: string,
): Promise<readonly Action[]> => {
  const held = await readHeld(table, purchase);
  if (!held) return [];
  const { code, userId } = held;
  return [
    update(keys.redemption(code, userId)).set({ state: "final" }).expect("purchaseId", purchase.id, "stale"),
    update(keys.campaign(code)).add("redeemed", 1).expectExists("stale"),
    update(keys.redemptionDay(code, day)).set({ entity: "redemptionDay", day }).add("count", 1),
  ];
};
