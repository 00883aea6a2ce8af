import { expect, it } from "vitest";
import { countedEntities } from "#lambdas/office/counting/countables-of.ts";
import { purchaseParts } from "#lambdas/office/counting/parts/money-parts.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { noon } from "#tests/lambdas/a.ts";
import { onlyCounted } from "#lib/app/follow-changes.ts";

it("the stream passes on every counted change, and no others for counting", () => {
  expect(["bike", "profile", ...onlyCounted].toSorted()).toEqual([...countedEntities].toSorted());
});

it("a partial refund is counted on its day, and a later withdrawal adds the remaining money", () => {
  const paid = { paidAt: noon.toISOString(), price: 14_900, vat: 2980, points: 150 } as PurchaseItem;
  const halved = { ...paid, reversedMoney: 5000, reversedAt: "2026-11-25T12:00:00.000Z" };
  const withdrawn = { ...halved, refundedAt: "2026-11-27T12:00:00.000Z" };
  const refundsOf = (purchase: PurchaseItem) =>
    purchaseParts(purchase).flatMap(({ day, counts }) => ("f" in counts ? [[day, counts["fk"]]] : []));
  expect(refundsOf(paid)).toEqual([]);
  expect(refundsOf(halved)).toEqual([["2026-11-25", 4000]]);
  expect(refundsOf(withdrawn)).toEqual([
    ["2026-11-25", 4000],
    ["2026-11-27", 7920],
  ]);
  // The bank has given it back to us.
  expect(refundsOf({ ...halved, reversedMoney: 0 })).toEqual([]);
});
