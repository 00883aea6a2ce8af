import { describe, expect, it } from "vitest";
import { cancelPurchase } from "#lambdas/purchases/cancel-purchase.ts";
import { changeCampaign, listCampaigns } from "#lambdas/purchases/campaigns/manage-campaigns.ts";
import { quote } from "#lambdas/purchases/quote.ts";
import { CampaignItem } from "#lambdas/table/items/campaign.ts";
import { AuditItem } from "#lambdas/table/items/audit.ts";
import { keys } from "#lambdas/table/keys.ts";
import { given } from "#tests/lambdas/a.ts";
import { aShop } from "./world.ts";

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
    const { world, campaign } = await opened();
    await campaign({ code: "MER", effect: { kind: "bonus", points: 25 } });
    expect(await quote(world, "anna", { packageId: "START", code })).toMatchObject({
      price: 11_920,
      fullPrice: 14_900,
      vat: 2384,
      points: 150,
      bonusPoints: 0,
    });
    expect(await quote(world, "anna", { packageId: "START", code: "MER" })).toMatchObject({
      price: 14_900,
      points: 175,
      bonusPoints: 25,
    });
  });

  it("is used once by a person, and counted on its day", async () => {
    const { bought, buy, world, countsOf } = await opened();
    await bought("anna", cheap);
    expect(await countsOf()).toEqual([1, 1]);
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: "campaign-code-used" });
    await expect(quote(world, "anna", { packageId: "START", code })).rejects.toMatchObject({
      code: "campaign-code-used",
    });
    await bought("bo", cheap);
    const { items } = await listCampaigns(world, { limit: 20 });
    expect(items).toMatchObject([
      { redeemed: 2, byDay: [{ day: "2026-11-20", count: 2 }], state: "running" },
    ]);
  });

  it("is given back by a payment that came to nothing", async () => {
    const { buy, world, countsOf } = await opened();
    const { purchase } = await buy("anna", cheap);
    expect(await countsOf()).toEqual([1, 0]);
    await cancelPurchase(world, "anna", purchase.id);
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
  }, 60_000);

  it.each([
    [{ packages: ["PLUS"] }, "campaign-code-not-for-package"],
    [{ validFrom: "2026-11-21" }, "campaign-code-unknown"],
    [{ validFrom: "2026-10-01", validTo: "2026-11-19" }, "campaign-code-expired"],
  ])("of %j is refused as %s", async (over, problem) => {
    const { world, buy } = await opened(over);
    await expect(quote(world, "anna", { packageId: "START", code })).rejects.toMatchObject({ code: problem });
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: problem });
  });

  it("can be stopped and resumed; it is written down by whom", async () => {
    const { world, buy, table } = await opened();
    expect(await changeCampaign(world, "admin", { code, stopped: true })).toMatchObject({ state: "stopped" });
    await expect(buy("anna", cheap)).rejects.toMatchObject({ code: "campaign-code-expired" });
    expect(await changeCampaign(world, "admin", { code, stopped: false })).toMatchObject({
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
    const { campaign, world } = await opened();
    await expect(campaign()).rejects.toMatchObject({ failure: "campaign-code-taken" });
    await expect(campaign({ code: "NY", packages: ["NONE"] })).rejects.toMatchObject({
      code: "package-not-found",
    });
    await expect(changeCampaign(world, "admin", { code: "NONE", stopped: true })).rejects.toMatchObject({
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
    const { world } = await opened();
    for (let count = 0; count < 20; count += 1) await quote(world, "anna", { packageId: "START", code });
    await expect(quote(world, "anna", { packageId: "START", code })).rejects.toMatchObject({
      failure: "too-many-requests",
    });
  });
});
