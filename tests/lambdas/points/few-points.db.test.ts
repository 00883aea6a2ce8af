import { expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifier/deliveries.ts";
import { changeStorePoints } from "#lambdas/stores/change-store-points.ts";
import { FewPointsNoticeItem } from "#lambdas/shared/table/items/store.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { ranges, storePartition, userPartition } from "#lambdas/shared/table/keys.ts";
import { aTill } from "#tests/lambdas/sales/a-till.ts";

const told = async ({ table }: Awaited<ReturnType<typeof aTill>>, userId = "clerk") => {
  const of = { partition: userPartition(userId), prefix: ranges.notifications, limit: 20 };
  const { items } = await table.query({ ...of, schema: NotificationItem });
  return items.filter(({ params }) => params["what"] === "store-points-few");
};
const noticesOf = async ({ table }: Awaited<ReturnType<typeof aTill>>) => {
  const of = { partition: storePartition("store_1"), prefix: "FEWPOINTS#", limit: 20 };
  return (await table.query({ ...of, schema: FewPointsNoticeItem })).items;
};
const numbers = ["WTU204K1", "WTU204K2", "WTU204K3"];

it("is told to the owners when the last but ten registrations are paid, and not at the next", async () => {
  const till = await aTill(1100);
  await till.register({ frameNumber: numbers[0] });
  expect(await told(till)).toEqual([]);
  await till.register({ frameNumber: numbers[1] });
  expect(await told(till)).toMatchObject([{ link: "/store-points", params: { points: 900 } }]);
  await till.register({ frameNumber: numbers[2] });
  expect(await told(till)).toHaveLength(1);
  expect(await noticesOf(till)).toMatchObject([{ owners: ["clerk"], points: 900, store: "Vadstena Cykel" }]);
});

it("is told again once there have been enough in between, and by whatever takes them", async () => {
  const till = await aTill(1000);
  const change = async (amount: number) =>
    changeStorePoints(till.ofStores, {
      adminId: "admin",
      storeId: "store_1",
      change: { amount, reason: "Rättelse" },
      idempotencyKey: till.key(),
    });
  await till.register({ frameNumber: numbers[0] });
  await change(500);
  expect(await told(till)).toHaveLength(1);
  await change(-1000);
  expect((await told(till)).map(({ params }) => params["points"])).toEqual([900, 400]);
  expect(await till.mismatches()).toEqual([]);
});

it("is told once by two sales at once that cross the line together", async () => {
  const till = await aTill(1000);
  await Promise.all(numbers.map((frameNumber) => till.register({ frameNumber })));
  expect(await told(till)).toHaveLength(1);
  expect(await told(till, "rival")).toEqual([]);
});

it("is mailed to each owner, once", () => {
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
