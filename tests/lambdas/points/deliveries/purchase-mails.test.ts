import { describe, expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { noon } from "#tests/lambdas/a.ts";
import { written } from "#tests/lambdas/notifications/notifier/messenger.ts";

const at = noon.toISOString();
const open: PurchaseItem = {
  entity: "purchase",
  id: "purchase_01",
  userId: "anna",
  orderNumber: "CR-261120-7Q2M9X",
  packageId: "START",
  price: 13_410,
  vat: 2682,
  points: 150,
  bonusPoints: 0,
  language: "sv",
  createdAt: at,
  state: "open",
  refunds: 0,
};
const paid: PurchaseItem = { ...open, state: "paid", paidAt: at, receiptNumber: 7, method: "card" };
const refunding: PurchaseItem = { ...paid, state: "refunding", refunds: 1 };
const refunded: PurchaseItem = { ...refunding, state: "refunded", refundedAt: at };

const lettersOf = (before: PurchaseItem | undefined, after: PurchaseItem | undefined) =>
  deliveriesOf({ before, after }).flatMap((delivery) =>
    delivery.kind === "mail" ? [delivery.template] : [],
  );

describe("the mail about a purchase", () => {
  it("is a receipt when it is paid, and a confirmation when it is refunded", () => {
    const moves = [
      [undefined, open],
      [open, paid],
      [paid, { ...paid, method: "card" }],
      [paid, refunding],
      [refunding, refunded],
      [refunding, paid],
      [refunded, undefined],
    ] as const;
    const names = moves.map(([before, after]) => lettersOf(before, after).map(({ name }) => name));
    expect(names).toEqual([[], ["points-bought"], [], [], ["purchase-refunded"], [], []]);
  });

  it.each([
    ["sv", ["Kvittonummer: 7", "134,10 kr", "26,82 kr", "Varav moms 25 %", "CR-261120-7Q2M9X"]],
    ["en", ["Receipt number: 7", "SEK 134.10", "SEK 26.82", "Including 25% VAT"]],
  ] as const)("has all details of a receipt in %s, and nothing about the card", (language, said) => {
    const [template] = lettersOf(open, paid);
    const { text } = written(template!, language);
    for (const words of said) expect(text).toContain(words);
    expect(text).toContain("/order-receipt?order_number=CR-261120-7Q2M9X");
    expect(text).not.toMatch(/card|kort\b/i);
  });

  it.each([
    ["sv", "Har gått tillbaka av köpet: 67,05 kr", "100 poäng under noll", "Dina poäng är tillbaka"],
    ["en", "Returned from this purchase: SEK 67.05", "100 points below zero", "points are back"],
  ] as const)(
    "says in %s how much was returned and how many points are owed",
    (language, sum, debt, back) => {
      const halved = { ...paid, reversedMoney: 6705, reversedAt: at, owed: 100 };
      const [template, ...others] = lettersOf(paid, halved);
      const { text } = written(template!, language);
      expect([others, text.includes(sum), text.includes(debt)]).toEqual([[], true, true]);
      expect(lettersOf(halved, { ...halved, method: "swish" })).toEqual([]);
      const [returned] = lettersOf(halved, { ...halved, reversedMoney: 0, owed: 0 });
      expect(written(returned!, language).text + written(returned!, language).subject).toContain(back);
    },
  );

  it("confirms a refund of the remaining money if a part was returned earlier", () => {
    const part = { reversedMoney: 6705, reversedAt: at };
    const [template] = lettersOf({ ...refunding, ...part }, { ...refunded, ...part });
    const { text } = written(template!, "sv");
    expect(text).toContain("Belopp som betalas tillbaka: 67,05 kr");
    expect(text).not.toContain("Hela summan");
  });

  it("confirms the refund", () => {
    const [template] = lettersOf(refunding, refunded);
    expect(written(template!, "sv").text).toContain("Belopp som betalas tillbaka: 134,10 kr");
  });
});
