import { expect, it } from "vitest";
import { creditReceipt } from "#lambdas/shops/sales/receipts/credit-receipt.ts";
import { aTill, clerk } from "./a-till.ts";

it("the shop's log records a claim once, without the buyer's name", async () => {
  const till = await aTill();
  const sale = await till.register();
  await till.claim(sale);
  await till.claim(sale);
  const lines = await till.logged(["sale-claimed"]);
  expect(lines).toMatchObject([{ byOther: "buyer", about: "Crescent Femto", saleId: sale.id }]);
  expect(JSON.stringify(lines)).not.toMatch(/anna/i);
  expect(lines[0]).not.toHaveProperty("by");
});

it("the log says who returned a bike: the shop, the buyer, or the deadline", async () => {
  const till = await aTill();
  const back = await till.register();
  const declined = await till.register({ frameNumber: "CRE5530187K" });
  const forgotten = await till.register({ frameNumber: "ER9A41872X" });
  await till.takeBack(back.id);
  await till.takeBack(back.id);
  await till.decline(declined);
  till.daysLater(31);
  await till.runJob();
  expect(await till.logged(["sale-returned", "sale-declined", "sale-expired"])).toMatchObject([
    { action: "sale-returned", by: "clerk", saleId: back.id },
    { action: "sale-declined", byOther: "buyer", saleId: declined.id },
    { action: "sale-expired", byOther: "time", saleId: forgotten.id },
  ]);
});

it("the log says who credited which receipt, once even for a repeated request", async () => {
  const till = await aTill();
  const { id, issuedReceipt: number = 0 } = await till.register();
  const note = { amount: 500, reason: "Repa i lacken" };
  const input = { caller: clerk, idempotencyKey: till.key(), number, note };
  await creditReceipt(till.context, input);
  await creditReceipt(till.context, input);
  // The sale's return credits the rest.
  await till.takeBack(id);
  expect(await till.logged(["receipt-credited"])).toMatchObject([
    { by: "clerk", about: `${number} (500 kr)`, saleId: id },
    { by: "clerk", about: `${number} (7995 kr)`, saleId: id },
  ]);
});
