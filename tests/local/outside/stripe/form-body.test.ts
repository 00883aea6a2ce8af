import { expect, it } from "vitest";
import { readForm } from "#local/outside/stripe/form-body.ts";

it("The form reader understands nested names as the clients of Stripe write them", () => {
  const text = new URLSearchParams([
    ["mode", "payment"],
    ["line_items[0][price_data][currency]", "sek"],
    ["line_items[1][quantity]", "2"],
    ["metadata[purchase]", "p_1"],
    ["expand[0]", "payment_intent.latest_charge"],
  ]).toString();
  expect(readForm(text)).toEqual({
    mode: "payment",
    line_items: [{ price_data: { currency: "sek" } }, { quantity: "2" }],
    metadata: { purchase: "p_1" },
    expand: ["payment_intent.latest_charge"],
  });
});

it("The form reader is safe from prototype pollution", () => {
  expect(readForm("__proto__[polluted]=1&a[__proto__]=2&a[b]=3")).toBeDefined();
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
