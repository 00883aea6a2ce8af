import { describe, expect, it } from "vitest";
import { adjustPoints } from "#lambdas/points/balance/adjust-points.ts";
import { listPointsChanges } from "#lambdas/points/balance/list-points-changes.ts";
import { readPackages } from "#lambdas/points/purchases/packages.ts";
import { savePackages } from "#lambdas/points/purchases/save-packages.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aGarage } from "#tests/lambdas/bikes/registration/garage.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";

const opened = async (points = 350) => {
  const garage = await aGarage();
  await garage.person("anna", {}, points);
  const { table, system, register } = garage;
  return { ...(await aShop({ table, system })), garage, register };
};

describe("the history of points", () => {
  it("shows the reason of each change, newest first, page by page", async () => {
    const { context, register, bought, withdraw, garage } = await opened(100);
    const bike = await register();
    const purchase = await bought();
    garage.pass(1000);
    await withdraw(purchase.id);
    const receipt = `/order-receipt?order_number=${purchase.orderNumber}`;
    const first = await listPointsChanges(context, "anna", { limit: 2 });
    expect(first.points).toBe(0);
    expect(first.items).toMatchObject([
      { reason: "refund", amount: -150, balanceAfter: 0, text: purchase.orderNumber, link: receipt },
      { reason: "purchase", amount: 150, balanceAfter: 150, link: receipt },
    ]);
    const rest = await listPointsChanges(context, "anna", { limit: 2, cursor: first.cursor });
    expect(rest.items).toMatchObject([
      { reason: "registration", amount: -100, text: "Monark Karin", link: `/my-bikes/${bike.id}` },
    ]);
    await expect(listPointsChanges(context, "bo", { limit: 2, cursor: first.cursor })).rejects.toMatchObject({
      code: "invalid-cursor",
    });
  });

  it("does not link to a bike that has a new owner", async () => {
    const { context, register, table } = await opened(100);
    const { id } = await register();
    await table.transact([update(keys.bike(id)).set({ ownerId: "bo" })]);
    const [row] = (await listPointsChanges(context, "anna", { limit: 2 })).items;
    expect([row?.reason, row?.text, row?.link]).toEqual(["registration", undefined, undefined]);
  });
});

describe("an administrator", () => {
  const adjust = (amount: number, over: object = {}) => ({
    adminId: "admin",
    userId: "anna",
    amount,
    reason: "Felköp av 19910412-9870",
    version: 0,
    idempotencyKey: "key_aaaaaaaaaaaaaaaaaaaa",
    ...over,
  });

  it("corrects a balance once, with a reason, and it is logged", async () => {
    const { context, pointsOf, ledgerOf, table } = await opened(100);
    expect(await adjustPoints(context, adjust(50))).toEqual({ points: 150 });
    expect(await adjustPoints(context, adjust(50))).toEqual({ points: 150 });
    expect(await pointsOf()).toBe(150);
    const [row] = await ledgerOf();
    expect(row).toMatchObject({ reason: "admin_adjust", amount: 50, reference: "admin" });
    expect(row?.text).not.toContain("9870");
    const lines = await table.query({ partition: "AUDIT#anna", schema: AuditItem, limit: 5 });
    expect(lines.items).toMatchObject([{ by: "admin", action: "points-adjusted", at: noon.toISOString() }]);
  });

  it("must have seen the current balance, and cannot correct their own", async () => {
    const { context, pointsOf, table } = await opened(100);
    const other = { adminId: "other", idempotencyKey: "key_cccccccccccccccccccc" };
    const seen = await Promise.all(
      [adjust(50), adjust(50, other)].map((input) =>
        adjustPoints(context, input).then(
          ({ points }) => points,
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(seen).toEqual(expect.arrayContaining([150, "balance-changed"]));
    expect(await pointsOf()).toBe(150);
    await expect(adjustPoints(context, adjust(50, { userId: "admin" }))).rejects.toMatchObject({
      code: "account-exempt",
    });
    const { items } = await table.query({ partition: "AUDIT#anna", schema: AuditItem, limit: 5 });
    expect(items).toMatchObject([{ reason: "Felköp av ••••••••-••••" }]);
  });

  it("cannot take more points than there are, or correct an unknown account", async () => {
    const { context, pointsOf } = await opened(100);
    await expect(adjustPoints(context, adjust(-101))).rejects.toMatchObject({ code: "balance-too-low" });
    await expect(adjustPoints(context, adjust(5, { userId: "nobody" }))).rejects.toMatchObject({
      code: "account-not-found",
    });
    expect(await adjustPoints(context, adjust(-100, { idempotencyKey: "key_bbbbbbbbbbbbbbbbbbbb" }))).toEqual(
      {
        points: 0,
      },
    );
    expect(await pointsOf()).toBe(0);
  });

  it("changes the packages without overwriting a concurrent change", async () => {
    const { context } = await opened();
    expect((await readPackages(context.table)).items.map(({ id }) => id)).toEqual([
      "START",
      "PLUS",
      "FAMILJ",
    ]);
    const wanted = { items: [{ id: "MINI", points: 50, price: 5900 }], sekPerUsd: 10.4 };
    await savePackages(context, "admin", wanted);
    expect(await readPackages(context.table)).toMatchObject(wanted);
    const tries = await Promise.allSettled([1, 2, 3].map(() => savePackages(context, "admin", wanted)));
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    const { version } = await readPackages(context.table);
    expect(version).toBe(1 + tries.filter(({ status }) => status === "fulfilled").length);
  });
});
