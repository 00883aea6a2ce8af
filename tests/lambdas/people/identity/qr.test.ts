import { expect, it } from "vitest";
import { qrContent, secondsSince } from "#lambdas/people/identity/qr.ts";

/** The example from BankID's documentation. */
const order = {
  qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
  qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
};

it.each([
  [0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"],
  [1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"],
  [2, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"],
])("proves second %i as BankID's documentation does", (second, proof) => {
  expect(qrContent(order, second)).toBe(`bankid.${order.qrStartToken}.${second}.${proof}`);
});

it("counts whole seconds, and none before the order began", () => {
  const startedAt = "2026-11-20T12:00:00.000Z";
  expect(secondsSince(startedAt, new Date("2026-11-20T12:00:02.999Z"))).toBe(2);
  expect(secondsSince(startedAt, new Date("2026-11-20T11:59:59.000Z"))).toBe(0);
});
