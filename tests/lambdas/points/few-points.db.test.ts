import { expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { changeStorePoints } from "#lambdas/shops/stores/change-store-points.ts";
import { getStore } from "#lambdas/shops/stores/show-store.ts";
import { FewPointsNoticeItem } from "#lambdas/shops/items/store.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { ranges, storePartition, userPartition } from "#lambdas/platform/table/keys.ts";
import { aTill } from "#tests/lambdas/shops/sales/a-till.ts";

const notificationsTo = async ({ table }: Awaited<ReturnType<typeof aTill>>, userId = "clerk") => {
  const of = { partition: userPartition(userId), prefix: ranges.notifications, limit: 20 };
  const { items } = await table.query({ ...of, schema: NotificationItem });
  return items.filter(({ params }) => params["what"] === "store-points-few");
};
const noticesOf = async ({ table }: Awaited<ReturnType<typeof aTill>>) => {
  const of = { partition: storePartition("store_1"), prefix: "FEWPOINTS#", limit: 20 };
  return (await table.query({ ...of, schema: FewPointsNoticeItem })).items;
};
const numbers = ["WTU204K1", "WTU204K2", "WTU204K3"];

it("owners are warned when points for ten registrations are left, and not again at the next sale", async () => {
  const till = await aTill(1100);
  await till.register({ frameNumber: numbers[0] });
  expect(await notificationsTo(till)).toEqual([]);
  await till.register({ frameNumber: numbers[1] });
  expect(await notificationsTo(till)).toMatchObject([{ link: "/store-points", params: { points: 900 } }]);
  await till.register({ frameNumber: numbers[2] });
  expect(await notificationsTo(till)).toHaveLength(1);
  expect(await noticesOf(till)).toMatchObject([{ owners: ["clerk"], points: 900, store: "Vadstena Cykel" }]);
});

const seenBy = async ({ ofStores }: Awaited<ReturnType<typeof aTill>>) =>
  (await getStore(ofStores, "store_1")).balanceVersion;
const correction = { adminId: "admin", storeId: "store_1" };

it("of two administrators who correct the same balance one is refused, and a lost answer changes nothing twice", async () => {
  const till = await aTill(1000);
  const version = await seenBy(till);
  const change = { amount: 500, reason: "Faktura betald", version };
  const [first, second] = [till.key(), till.key()];
  await changeStorePoints(till.ofStores, { ...correction, change, idempotencyKey: first });
  await expect(
    changeStorePoints(till.ofStores, { ...correction, adminId: "other", change, idempotencyKey: second }),
  ).rejects.toMatchObject({ code: "balance-changed" });
  const again = { ...change, version: await seenBy(till) };
  const now = await changeStorePoints(till.ofStores, {
    ...correction,
    change: again,
    idempotencyKey: first,
  });
  expect(now.points).toBe(1500);
});

it("owners are warned again after points were bought and spent again", async () => {
  const till = await aTill(1000);
  const change = async (amount: number) =>
    changeStorePoints(till.ofStores, {
      ...correction,
      change: { amount, reason: "Rättelse", version: await seenBy(till) },
      idempotencyKey: till.key(),
    });
  await till.register({ frameNumber: numbers[0] });
  await change(500);
  expect(await notificationsTo(till)).toHaveLength(1);
  await change(-1000);
  expect((await notificationsTo(till)).map(({ params }) => params["points"])).toEqual([900, 400]);
  expect(await till.mismatches()).toEqual([]);
});

it("two concurrent sales that cross the limit warn once", async () => {
  const till = await aTill(1000);
  await Promise.all(numbers.map((frameNumber) => till.register({ frameNumber })));
  expect(await notificationsTo(till)).toHaveLength(1);
  expect(await notificationsTo(till, "rival")).toEqual([]);
});

it("each owner gets one mail", () => {
  const item = {
    entity: "fewPointsNotice",
    storeId: "store_1",
    store: "Vadstena Cykel",
    points: 900,
    owners: ["a", "b"],
    expiresAt: 1,
  };
  expect(deliveriesOf({ after: item })).toMatchObject([
    { kind: "mail", to: { userId: "a" }, template: { name: "few-points" }, copy: "a" },
    { kind: "mail", to: { userId: "b" }, template: { name: "few-points" }, copy: "b" },
  ]);
  expect(deliveriesOf({ before: item, after: item })).toEqual([]);
});
