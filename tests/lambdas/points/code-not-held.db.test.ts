import { describe, expect, it } from "vitest";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { given } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";

const code = "VAR26";

describe("a payment with a code", () => {
  const paidWith = async () => {
    const shop = await aShop();
    await given.person(shop.table, "anna", 0);
    await shop.campaign({ code });
    const { purchase } = await shop.buy("anna", { code, price: 11_920 });
    shop.service.pay((await shop.itemOf(purchase.id)).sessionId ?? "");
    return { ...shop, event: shop.service.events.at(-1)! };
  };

  it("raises no alarm when its event arrives twice at once", async () => {
    const { context, event, deliverEvents, troubles, pointsOf, table } = await paidWith();
    const { pk } = keys.redemption(code, "anna");
    let isFirst = true;
    const get: Table["get"] = async (key, ...rest) => {
      const isNow = isFirst && key.pk === pk;
      if (isNow) isFirst = false;
      if (isNow) await deliverEvents();
      return table.get(key, ...rest);
    };
    await handlePaymentEvent({ ...context, table: { ...table, get } }, event);
    expect(isFirst).toBe(false);
    expect([troubles, await pointsOf()]).toEqual([[], 150]);
  });

  it("is credited and raises an alarm if its code is no longer held", async () => {
    const { deliverEvents, troubles, pointsOf, table } = await paidWith();
    await table.transact([remove(keys.redemption(code, "anna"))]);
    await deliverEvents();
    expect([troubles, await pointsOf()]).toEqual([["code-not-held"], 150]);
  });
});
