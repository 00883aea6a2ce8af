import { beginRun, continueRun } from "#lambdas/stickers/inventory/runs.ts";
import { recountStock } from "#lambdas/stickers/inventory/recount-stock.ts";
import { adjustInventory, listInventory, moveRoll } from "#lambdas/stickers/inventory/stock.ts";
import { cancelAnyOrder } from "#lambdas/stickers/orders/admin/cancel-any-order.ts";
import {
  cancelStickerOrder,
  receiveStickerOrder,
} from "#lambdas/stickers/orders/stickers/own-sticker-orders.ts";
import { placeStoreOrder } from "#lambdas/stickers/orders/stores/store-orders.ts";
import { orderStickers } from "#lambdas/stickers/orders/stickers/order-stickers.ts";
import { notifyDelays } from "#lambdas/stickers/orders/notify-delays.ts";
import { linkBikeCode } from "#lambdas/stickers/scans/bike-codes/link-bike-code.ts";
import { unlinkBikeCode } from "#lambdas/stickers/scans/bike-codes/unlink-bike-code.ts";
import { voidBikeCode } from "#lambdas/stickers/scans/bike-codes/void-bike-code.ts";
import { clerk, type Stage } from "./stage.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";

const day = 86_400_000;
const address = { name: "Anna Lindqvist", street: "Storgatan 1", postalCode: "411 03", city: "Göteborg" };
const reasons = ["lost", "damaged", "stolen", "other"] as const;
const pools = ["self", "self", "store_1"] as const;
const steps = ["approve", "pack", "unpack", "send", "deliver", "complete"] as const;
type Step = (typeof steps)[number];
const next: Partial<Record<OrderState, readonly Step[]>> = {
  pending: ["approve"],
  approved: ["pack"],
  qr_linked: ["pack"],
  packed: ["send", "send", "unpack"],
  sent: ["deliver", "complete"],
  delivered: ["complete"],
};

type WalkStep = (stage: Stage) => Promise<unknown>;

const anOrder = ({ world, random }: Stage) => {
  const all = [...world.orders, ...world.storeOrders];
  const open = all.filter(({ state }) => state !== "completed" && state !== "cancelled");
  return random.one(random.below(10) === 0 || open.length === 0 ? all : open);
};
const aNumber = (stage: Stage): string => anOrder(stage)?.orderNumber ?? "QR-NONE";
/** Usually a free code. */
const aCode = ({ world, random }: Stage): string => {
  const free = world.codes.filter(({ state }) => state === "made");
  return random.one(random.below(5) === 0 || free.length === 0 ? world.codes : free)?.uid ?? "none";
};
const aBike = ({ bikes, random }: Stage) => random.one(bikes) ?? { id: "none", ownerId: "none" };
const onBike = ({ world, random }: Stage, bikeId: string): string =>
  random.one(world.onBikes.filter((each) => each.bikeId === bikeId))?.uid ?? "none";

const order: WalkStep = (stage) => {
  const { id: bikeId, ownerId: userId } = aBike(stage);
  const request = { bikeId, count: 1 + stage.random.below(3), address };
  const idempotencyKey = stage.key();
  return stage.ask(() => orderStickers(stage.context, { userId, idempotencyKey, request }));
};

const storeOrder: WalkStep = (stage) => {
  const { random, key, ask, context } = stage;
  const idempotencyKey = key();
  const request =
    random.below(3) === 0
      ? ({ kind: "inventory_order", item: "stands", count: 2 } as const)
      : ({ kind: "qr_order", count: 10 + random.below(90) } as const);
  return ask(() => placeStoreOrder(context, { caller: clerk, idempotencyKey, request }));
};

const ownOrder = ({ world, random }: Stage, likely: (state: OrderState) => boolean) => {
  const all = world.orders.filter(({ state }) => random.below(5) === 0 || likely(state));
  const { id: orderId, userId } = random.one(all) ?? { id: "none", userId: "none" };
  return { orderId, userId };
};

const move: WalkStep = (stage) => {
  const { random, desk, ask } = stage;
  const chosen = anOrder(stage);
  const likely = next[chosen?.state ?? "pending"] ?? steps;
  const step = random.one(random.below(5) === 0 ? steps : likely) ?? "pack";
  return ask(() => desk.step(chosen?.orderNumber ?? "QR-NONE", step));
};

const run: WalkStep = (stage) => {
  const { context, random, key, ask } = stage;
  const request = { pool: random.one(pools) ?? "self", count: 1 + random.below(140) };
  const idempotencyKey = key();
  return ask(() => beginRun(context, { adminId: "admin", idempotencyKey, request }));
};

const adjust: WalkStep = async ({ context, random, ask }) => {
  const { items } = await listInventory(context, { limit: 20 });
  const chosen = random.one(items);
  if (!chosen) return;
  const { pool, rolls, active } = chosen;
  const counted = { rolls: rolls + random.below(2), active: Math.max(0, active + random.below(7) - 3) };
  const reason = "Räknat";
  return ask(() =>
    adjustInventory(context, { adminId: "admin", pool, ...counted, seen: { rolls, active }, reason }),
  );
};

const replace: WalkStep = (stage) => {
  const { id: bikeId, ownerId: userId } = aBike(stage);
  const uid = onBike(stage, bikeId);
  const followedBy = stage.random.below(2) === 0 ? undefined : aCode(stage);
  const reason = stage.random.one(reasons) ?? "lost";
  return stage.ask(() => voidBikeCode(stage.context, { userId, bikeId, uid, reason, followedBy }));
};

/** Runs the nightly recount. Every count was written in transactions, so it never repairs anything. */
const night: WalkStep = async ({ context, pass }) => {
  pass(day);
  const outcomes = await recountStock(context);
  const wrong = outcomes.filter(({ is }) => is === "repaired" || is === "failed");
  if (wrong.length > 0) throw new Error(`The night found ${JSON.stringify(wrong)}`);
  await notifyDelays(context);
};

export const deeds: Readonly<Record<string, WalkStep>> = {
  order,
  storeOrder,
  move,
  run,
  adjust,
  replace,
  night,
  continue: (stage) => {
    const open = stage.world.runs.filter(({ made, count }) => made < count);
    const { id } = stage.random.one(open) ?? { id: "none" };
    return stage.ask(() => continueRun(stage.context, id));
  },
  cancel: (stage) => {
    const chosen = ownOrder(stage, (state) => state === "pending" || state === "qr_linked");
    return stage.ask(() => cancelStickerOrder(stage.context, chosen));
  },
  receive: (stage) => {
    const chosen = ownOrder(stage, (state) => state === "sent" || state === "delivered");
    return stage.ask(() => receiveStickerOrder(stage.context, chosen));
  },
  "cancel any": (stage) => {
    const orderNumber = aNumber(stage);
    return stage.ask(() =>
      cancelAnyOrder(stage.context, { adminId: "admin", orderNumber, reason: "Slut på dekaler" }),
    );
  },
  make: (stage) => {
    const orderNumber = aNumber(stage);
    return stage.ask(() => stage.desk.make(orderNumber));
  },
  link: (stage) => {
    const [orderNumber, uid] = [aNumber(stage), aCode(stage)];
    return stage.ask(() => stage.desk.link(orderNumber, uid));
  },
  unlink: (stage) => {
    const { orderNumber, linkedCodes } = stage.random.one(
      stage.world.orders.filter((each) => each.linkedCodes.length > 0),
    ) ?? { orderNumber: "QR-NONE", linkedCodes: [] };
    const uid = stage.random.one(linkedCodes) ?? "none";
    return stage.ask(() => stage.desk.unlink(orderNumber, uid));
  },
  "take out": (stage) => {
    const pool = stage.random.one(pools) ?? "self";
    return stage.ask(() => moveRoll(stage.context, { adminId: "admin", pool }));
  },
  "link own": (stage) => {
    const { id: bikeId, ownerId: userId } = aBike(stage);
    const uid = aCode(stage);
    return stage.ask(() => linkBikeCode(stage.context, { userId, bikeId, uid }));
  },
  "unlink own": (stage) => {
    const { id: bikeId, ownerId: userId } = aBike(stage);
    const uid = onBike(stage, bikeId);
    return stage.ask(() => unlinkBikeCode(stage.context, { userId, bikeId, uid }));
  },
};
