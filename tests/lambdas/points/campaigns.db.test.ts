import { describe, expect, it } from "vitest";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { changeCampaign, listCampaigns } from "#lambdas/points/campaigns/manage-campaigns.ts";
import { listPurchases } from "#lambdas/points/purchases/list-purchases.ts";
import { quote } from "#lambdas/points/purchases/quote.ts";
import { CampaignItem } from "#lambdas/points/items/campaign.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { given } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";
import { overtakenTable } from "./crashing.ts";

const code = "VAR26";
const day = 86_400_000;
const opened = async (over: Parameters<Awaited<ReturnType<typeof aShop>>["campaign"]>[0] = {}) => {
  const shop = await aShop();
  await given.person(shop.table, "anna", 0);
  await given.person(shop.table, "bo", 0);
  await shop.campaign(over);
  const countsOf = async () => {
    const item = await shop.table.get(keys.campaign(code), CampaignItem);
    return [item?.taken, item?.redeemed];
  };
  return { ...shop, countsOf };
};
const cheap = { code, price: 11_920 };

describe("a campaign", () => {
  it("gives a discount or bonus points", async () => {
    const { context, campaign } = await opened();
    await campaign({ code: "MER", effect: { kind: "bonus", points: 25 } });
    expect(await quote(context, "anna", { packageId: "START", code })).toMatchObject({
      price: 11_920,
      fullPrice: 14_900,
      vat: 2384,
      points: 150,
      bonusPoints: 0,
    });
    expect(await quote(context, "anna", { packageId: "START", code: "MER" })).toMatchObject({
      price: 14_900,
      points: 175,
      bonusPoints: 25,
    });
  });

  it("can be used once per person, and is counted for the day", async () => {
    const { bought, buy, context, countsOf } = await opened();
    await bought("anna", cheap);
    expect(await countsOf()).toEqual([1, 1]);
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: "campaign-code-used" });
    await expect(quote(context, "anna", { packageId: "START", code })).rejects.toMatchObject({
      code: "campaign-code-used",
    });
    await bought("bo", cheap);
    const { items } = await listCampaigns(context, { limit: 20 });
    expect(items).toMatchObject([
      { redeemed: 2, byDay: [{ day: "2026-11-20", count: 2 }], state: "running" },
    ]);
  });

  it("is released when a payment ends unpaid", async () => {
    const { buy, ofPoints, countsOf, itemOf, service, deliverEvents } = await opened();
    const { purchase } = await buy("anna", cheap);
    expect(await countsOf()).toEqual([1, 0]);
    await cancelPurchase(ofPoints, "anna", purchase.id);
    expect(await countsOf()).toEqual([0, 0]);
    const { purchase: left } = await buy("bo", cheap);
    expect(await countsOf()).toEqual([1, 0]);
    service.runOut((await itemOf(left.id)).sessionId ?? "");
    await deliverEvents();
    expect(await countsOf()).toEqual([0, 0]);
  });

  it("is released at once if a payment cannot start, and the same request can try again", async () => {
    const { ofPoints, service, wanted, countsOf, itemOf } = await opened({ most: 1 });
    const request = {
      userId: "anna",
      idempotencyKey: "the-same-key-000000000",
      request: { ...wanted, ...cheap },
    };
    service.conduct.down = true;
    await expect(buyPoints(ofPoints, request)).rejects.toMatchObject({ code: "payments-unavailable" });
    expect(await countsOf()).toEqual([0, 0]);
    service.conduct.down = false;
    const { purchase } = await buyPoints(ofPoints, request);
    expect(await itemOf(purchase.id)).toMatchObject({ state: "open", sessionId: expect.any(String) });
    expect(await countsOf()).toEqual([1, 0]);
  });

  it("is released by the hourly job if the process died before the payment page opened", async () => {
    const { ofPoints, ofClock, pass, countsOf, wanted } = await opened();
    const dying = {
      ...ofPoints.payments,
      open: async () => {
        throw new Error("The process is gone");
      },
    };
    const input = {
      userId: "anna",
      idempotencyKey: "a-key-of-its-own-00000",
      request: { ...wanted, ...cheap },
    };
    await expect(buyPoints({ ...ofPoints, payments: dying }, input)).rejects.toThrow("gone");
    expect(await countsOf()).toEqual([1, 0]);
    const clock = () => settleOpenPurchases({ ...ofClock, reportFailure: () => undefined });
    pass(4 * 60_000);
    expect((await clock()).settled).toBe(0);
    pass(2 * 60_000);
    expect((await clock()).settled).toBe(1);
    expect(await countsOf()).toEqual([0, 0]);
  });

  it("can be used in a new payment if the same person left one unfinished", async () => {
    const { buy, bought, itemOf, countsOf } = await opened();
    const { purchase } = await buy("anna", cheap);
    await bought("anna", cheap);
    expect((await itemOf(purchase.id)).state).toBe("expired");
    expect(await countsOf()).toEqual([1, 1]);
  });

  it("counts as used if the unfinished payment was paid after all", async () => {
    const { buy, itemOf, service, pointsOf } = await opened();
    const { purchase } = await buy("anna", cheap);
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: "campaign-code-used" });
    expect(await pointsOf()).toBe(150);
  });

  it("gives its last use to one of fifty concurrent buyers", async () => {
    const { buy, table, countsOf } = await opened({ most: 1 });
    const people = Array.from({ length: 50 }, (_, index) => `person${index}`);
    await Promise.all(people.map((userId) => given.person(table, userId, 0)));
    const tries = await Promise.allSettled(people.map((userId) => buy(userId, cheap)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await countsOf()).toEqual([1, 0]);
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(new Set(refused.map((error) => error.failure ?? error.code))).toContain("campaign-code-exhausted");
  });

  it.each([
    [{ packages: ["PLUS"] }, "campaign-code-not-for-package"],
    [{ validFrom: "2026-11-21" }, "campaign-code-unknown"],
    [{ validFrom: "2026-10-01", validTo: "2026-11-19" }, "campaign-code-expired"],
  ])("of %j is refused as %s", async (over, problem) => {
    const { context, buy } = await opened(over);
    await expect(quote(context, "anna", { packageId: "START", code })).rejects.toMatchObject({
      code: problem,
    });
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: problem });
  });

  it("that is stopped at the same moment cannot be used", async () => {
    const { ofPoints, key, wanted, countsOf } = await opened();
    const table = overtakenTable(ofPoints.table, () =>
      changeCampaign(ofPoints, "admin", { code, stopped: true }),
    );
    const buying = { userId: "anna", idempotencyKey: key(), request: { ...wanted, ...cheap } };
    await expect(buyPoints({ ...ofPoints, table }, buying)).rejects.toThrow("campaign-code-expired");
    expect(await countsOf()).toEqual([0, 0]);
  });

  it("can be stopped and resumed, and the log says by whom", async () => {
    const { context, buy, table } = await opened();
    expect(await changeCampaign(context, "admin", { code, stopped: true })).toMatchObject({
      state: "stopped",
    });
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: "campaign-code-expired" });
    expect(await changeCampaign(context, "admin", { code, stopped: false })).toMatchObject({
      state: "running",
    });
    await buy("anna", cheap);
    const lines = await table.query({ partition: `AUDIT#${code}`, schema: AuditItem, limit: 10 });
    expect(lines.items.map(({ by, action }) => [by, action]).toSorted()).toEqual([
      ["admin", "campaign-created"],
      ["admin", "campaign-resumed"],
      ["admin", "campaign-stopped"],
    ]);
  });

  it("that two administrators stop is stopped once, and the log names the first", async () => {
    const { context, table } = await opened();
    await Promise.all(["ada", "bea"].map((by) => changeCampaign(context, by, { code, stopped: true })));
    await changeCampaign(context, "cia", { code, stopped: true });
    const lines = await table.query({ partition: `AUDIT#${code}`, schema: AuditItem, limit: 10 });
    const stops = lines.items.filter(({ action }) => action === "campaign-stopped");
    expect([stops.length, stops.some(({ by }) => by === "cia")]).toEqual([1, false]);
  });

  it("shows the uses that unfinished payments hold", async () => {
    const { context, buy, bought } = await opened({ most: 2 });
    await bought("anna", cheap);
    await buy("bo", cheap);
    const { items } = await listCampaigns(context, { limit: 20 });
    expect(items).toMatchObject([{ redeemed: 1, held: 1, state: "exhausted" }]);
  });

  it("needs an unused code and existing packages", async () => {
    const { campaign, context } = await opened();
    await expect(campaign()).rejects.toMatchObject({ failure: "campaign-code-taken" });
    await expect(campaign({ code: "NY", packages: ["NONE"] })).rejects.toMatchObject({
      code: "package-not-found",
    });
    await expect(changeCampaign(context, "admin", { code: "NONE", stopped: true })).rejects.toMatchObject({
      code: "campaign-not-found",
    });
  });

  it.each([
    ["ends", "expired", async ({ pass }) => pass(day)],
    ["is stopped", "expired", ({ ofPoints }) => changeCampaign(ofPoints, "admin", { code, stopped: true })],
    ["is used up", "exhausted", ({ bought }) => bought("bo", cheap)],
  ] satisfies [string, string, (shop: Awaited<ReturnType<typeof opened>>) => Promise<unknown>][])(
    "that %s between the price and the payment is refused as %s, and nobody pays",
    async (_how, problem, change) => {
      const shop = await opened({ validTo: "2026-11-20", most: 1 });
      await quote(shop.context, "anna", { packageId: "START", code });
      await change(shop);
      const before = await shop.countsOf();
      await expect(shop.buy("anna", cheap)).rejects.toMatchObject({ code: `campaign-code-${problem}` });
      expect(await shop.countsOf()).toEqual(before);
      const { items } = await listPurchases(shop.context, "anna", { limit: 5 });
      expect(items).toEqual([]);
    },
  );

  it("keeps its terms for payments started before its last day ended", async () => {
    const { buy, itemOf, service, deliverEvents, pass, pointsOf, countsOf } = await opened({
      validTo: "2026-11-20",
    });
    const { purchase } = await buy("anna", cheap);
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    pass(day);
    await deliverEvents();
    expect([await pointsOf(), await countsOf()]).toEqual([150, [1, 1]]);
  });

  it("can be tried twenty times in ten minutes", async () => {
    const { context } = await opened();
    for (let count = 0; count < 20; count += 1) await quote(context, "anna", { packageId: "START", code });
    await expect(quote(context, "anna", { packageId: "START", code })).rejects.toMatchObject({
      failure: "too-many-requests",
    });
  });
});
