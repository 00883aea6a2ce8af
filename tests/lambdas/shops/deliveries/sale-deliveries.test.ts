import { describe, expect, it } from "vitest";
import { saleDeliveries } from "#lambdas/shops/deliveries/sale-deliveries.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";

const aSale = (over: Partial<SaleItem> = {}): SaleItem => ({
  entity: "sale",
  saleId: "sale_1",
  storeId: "store_1",
  store: "Vadstena Cykel",
  state: "waiting",
  soldBy: "clerk",
  soldAt: "2025-04-01T11:00:00.000Z",
  claimableUntil: "2026-12-20T12:00:00.000Z",
  salt: "salt",
  bikeId: "bike_1",
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU 204-K8861",
  type: "dam",
  brand: "Crescent",
  model: "Femto",
  color: "svart",
  buyer: { email: "anna@example.se", phone: "+46701234567" },
  payment: "points",
  points: 100,
  version: 1,
  ...over,
});

const newsOf = (before: SaleItem | undefined, after: SaleItem) =>
  saleDeliveries(before, after).map((delivery) =>
    delivery.kind === "mail" && delivery.template.name === "sale-claim"
      ? delivery.template.news
      : delivery.kind,
  );

describe("the buyer of an imported bike", () => {
  const uninvited = aSale({ uninvited: true, importId: "import_1" });
  const invited = aSale({ importId: "import_1", invitedAt: "2026-11-20T12:00:00.000Z", version: 2 });

  it("gets nothing at the registration, and a mail with the invitation", () => {
    expect(newsOf(undefined, uninvited)).toEqual([]);
    expect(newsOf(uninvited, invited)).toEqual(["invited"]);
  });

  it("gets a text message only without an e-mail address", () => {
    const buyer = { phone: "+46701234567" };
    expect(newsOf({ ...uninvited, buyer }, { ...invited, buyer })).toEqual(["text"]);
  });

  it("gets no mail about the end of a sale they never heard of", () => {
    const returned = { ...uninvited, state: "returned", returnedBy: "store", version: 2 } as const;
    expect(newsOf(uninvited, returned)).toEqual([]);
    expect(newsOf(invited, { ...invited, state: "returned", returnedBy: "store" })).toEqual(["taken-back"]);
  });

  it("gets a mail and a text message at once for a bike from the till", () => {
    expect(newsOf(undefined, aSale())).toEqual(["sold", "text"]);
  });
});

describe("the buyer of an unclaimed bike", () => {
  const reminded = (day: number) => aSale({ remindedOn: day, version: day });
  const textOf = (before: SaleItem, after: SaleItem) =>
    saleDeliveries(before, after).flatMap((delivery) =>
      delivery.kind === "text"
        ? [delivery.text({ siteOrigin: "https://cykelregistret.se", codeSecret: "secret" })]
        : [],
    );

  it("gets two reminders and a last one", () => {
    expect(newsOf(aSale(), reminded(3))).toEqual(["reminder", "text"]);
    expect(newsOf(reminded(3), reminded(14))).toEqual(["reminder", "text"]);
    expect(newsOf(reminded(14), reminded(27))).toEqual(["last-reminder", "text"]);
  });

  it("reads the last day in the last text message", () => {
    const [text = ""] = textOf(reminded(14), reminded(27));
    expect(text).toMatch(
      /^Din Crescent Femto väntar på dig i Cykelregistret till 20 december 2026, sedan går den tillbaka till butiken\. Registrera den på dig med BankID, det är gratis: https:\/\/cykelregistret\.se\/claim#/,
    );
  });

  it("gets nothing when only internal data changes", () => {
    expect(newsOf(reminded(3), { ...reminded(3), textWithheld: true, version: 4 })).toEqual([]);
  });
});
