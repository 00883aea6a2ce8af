import { describe, expect, it } from "vitest";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { changeCampaign, listCampaigns } from "#lambdas/points/campaigns/manage-campaigns.ts";
import { quote } from "#lambdas/points/purchases/quote.ts";
import { CampaignItem } from "#lambdas/shared/table/items/campaign.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
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
  it("takes percents off, or puts points on top", async () => {
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

  it("is used once by a person, and counted on its day", async () => {
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

  it("is given back by a payment that came to nothing", async () => {
    const { buy, ofPoints, countsOf, itemOf, service, hear } = await opened();
    const { purchase } = await buy("anna", cheap);
    expect(await countsOf()).toEqual([1, 0]);
    await cancelPurchase(ofPoints, "anna", purchase.id);
    expect(await countsOf()).toEqual([0, 0]);
    const { purchase: left } = await buy("bo", cheap);
    expect(await countsOf()).toEqual([1, 0]);
    service.runOut((await itemOf(left.id)).sessionId ?? "");
    await hear();
    expect(await countsOf()).toEqual([0, 0]);
  });

  it("is given back at once by a payment that could not begin, and the same request may begin again", async () => {
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

  it("is given back by the clock where the process died before anybody was led to a page", async () => {
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

  it("leaves a payment that was left open for a new one of the same person", async () => {
    const { buy, bought, itemOf, countsOf } = await opened();
    const { purchase } = await buy("anna", cheap);
    await bought("anna", cheap);
    expect((await itemOf(purchase.id)).state).toBe("expired");
    expect(await countsOf()).toEqual([1, 1]);
  });

  it("has been used where the payment that was left open had been paid", async () => {
    const { buy, itemOf, service, pointsOf } = await opened();
    const { purchase } = await buy("anna", cheap);
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: "campaign-code-used" });
    expect(await pointsOf()).toBe(150);
  });

  it("gives its last redemption to one of fifty", async () => {
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

  it("that is stopped in the same moment is not used", async () => {
    const { ofPoints, key, wanted, countsOf } = await opened();
    const table = overtakenTable(ofPoints.table, () =>
      changeCampaign(ofPoints, "admin", { code, stopped: true }),
    );
    const buying = { userId: "anna", idempotencyKey: key(), request: { ...wanted, ...cheap } };
    await expect(buyPoints({ ...ofPoints, table }, buying)).rejects.toThrow("campaign-code-expired");
    expect(await countsOf()).toEqual([0, 0]);
  });

  it("can be stopped and resumed; it is written down by whom", async () => {
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

  it("needs a code of its own, packages that there are, and to be there", async () => {
    const { campaign, context } = await opened();
    await expect(campaign()).rejects.toMatchObject({ failure: "campaign-code-taken" });
    await expect(campaign({ code: "NY", packages: ["NONE"] })).rejects.toMatchObject({
      code: "package-not-found",
    });
    await expect(changeCampaign(context, "admin", { code: "NONE", stopped: true })).rejects.toMatchObject({
      failure: "campaign-not-found",
    });
  });

  it("keeps what was promised to a payment that had begun, after its last day", async () => {
    const { buy, itemOf, service, hear, pass, pointsOf, countsOf } = await opened({ validTo: "2026-11-20" });
    const { purchase } = await buy("anna", cheap);
    service.pay((await itemOf(purchase.id)).sessionId ?? "");
    pass(day);
    await hear();
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
