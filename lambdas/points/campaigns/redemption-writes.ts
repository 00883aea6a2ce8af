import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { type CampaignItem, RedemptionItem } from "#lambdas/points/items/campaign.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Redeemer = Pick<PurchaseItem, "id" | "userId">;

/** Holds one of the remaining redemptions, once per person. */
export const holdCodeWrites = ({ code, most }: CampaignItem, { id, userId }: Redeemer): Action[] => [
  update(keys.campaign(code))
    .add("taken", 1)
    .expectExists("campaign-code-unknown")
    .expectAbsent("stoppedAt", "campaign-code-expired")
    .expectBelow("taken", most, "campaign-code-exhausted"),
  put(keys.redemption(code, userId), "redemption", { code, userId, purchaseId: id, state: "held" }).expectNew(
    "campaign-code-used",
  ),
];

/** The redemption that this purchase holds, unless it was released or taken over by a later purchase. */
const readHeld = async (
  table: Pick<Table, "get">,
  { id, userId, code }: PurchaseItem,
): Promise<RedemptionItem | undefined> => {
  if (code === undefined) return undefined;
  const redemption = await table.get(keys.redemption(code, userId), RedemptionItem);
  return redemption?.purchaseId === id && redemption.state === "held" ? redemption : undefined;
};

export const releaseCodeWrites = async (
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

export const redeemCodeWrites = async (
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
