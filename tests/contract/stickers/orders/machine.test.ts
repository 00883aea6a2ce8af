import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type OrderFacts,
  type OrderKind,
  type OrderActor,
  OrderState,
  type OrderStep,
  overrideState,
  progressOf,
  takeStep,
} from "#contract/stickers/orders/machine.ts";

const steps: readonly OrderStep[] = ["approve", "link", "pack", "send", "deliver", "complete", "cancel"];
const anOrder = (over: Partial<OrderFacts> = {}): OrderFacts => ({
  kind: "customer",
  state: "pending",
  wanted: 2,
  linked: 2,
  frameNumber: "WTU123",
  ...over,
});
const led = (order: OrderFacts, step: OrderStep, by: OrderActor = "admin") => {
  const outcome = takeStep(order, step, by);
  return outcome.ok ? outcome.to : outcome.why;
};
/** The states after each of the steps. */
const way = (kind: OrderKind, taken: readonly OrderStep[]) => {
  const states: string[] = [];
  let order = anOrder({ kind });
  for (const step of taken) {
    const outcome = takeStep(order, step, "admin");
    states.push(outcome.ok ? outcome.to : outcome.why);
    if (outcome.ok) order = { ...order, state: outcome.to };
  }
  return states;
};

describe("an order", () => {
  it("of a customer gets its codes, is packed, sent and received", () => {
    expect(way("customer", ["link", "pack", "send", "complete"])).toEqual([
      "qr_linked",
      "packed",
      "sent",
      "completed",
    ]);
    expect(way("customer", ["approve"])).toEqual(["wrong-state"]);
  });

  it("of a store is approved when its codes are made, or before", () => {
    expect(way("qr_order", ["link", "pack", "send", "deliver", "complete"])).toEqual([
      "qr_linked",
      "packed",
      "sent",
      "delivered",
      "completed",
    ]);
    expect(way("qr_order", ["approve", "link"])).toEqual(["approved", "qr_linked"]);
    expect(led(anOrder({ kind: "qr_order", linked: 1 }), "link")).toBe("approved");
  });

  it("of goods has no codes", () => {
    const goods = anOrder({ kind: "inventory_order", wanted: 0, linked: 0 });
    expect(led(goods, "approve")).toBe("approved");
    expect(led(goods, "link")).toBe("wrong-state");
    expect(led({ ...goods, state: "approved" }, "pack")).toBe("packed");
  });

  it("cannot be packed before it has all its codes", () => {
    expect(led(anOrder({ linked: 0 }), "pack")).toBe("no-code-linked");
    expect(led(anOrder({ linked: 1 }), "pack")).toBe("no-code-linked");
    expect(led(anOrder({ linked: 1 }), "link")).toBe("pending");
    expect(led(anOrder({ kind: "qr_order", linked: 0 }), "pack")).toBe("no-codes-made");
  });

  it.each([undefined, "", "  "])("cannot get a code for the frame number %j", (frameNumber) => {
    expect(led(anOrder({ frameNumber }), "link")).toBe("frame-number-missing");
  });

  it("can be cancelled by its customer until packed, and by an administrator until completed", () => {
    const cancellable = (by: OrderActor) =>
      OrderState.options.filter((state) => led(anOrder({ state }), "cancel", by) === "cancelled");
    expect(cancellable("customer")).toEqual(["pending", "approved", "qr_linked"]);
    expect(cancellable("admin")).toEqual(
      OrderState.options.filter((state) => state !== "completed" && state !== "cancelled"),
    );
  });

  it("can only be marked as received by its customer or store once sent", () => {
    expect(led(anOrder({ state: "sent" }), "complete", "customer")).toBe("completed");
    expect(led(anOrder({ state: "packed" }), "complete", "customer")).toBe("wrong-state");
    for (const step of ["approve", "link", "pack", "send", "deliver"] as const)
      for (const state of OrderState.options)
        expect(led(anOrder({ state }), step, "customer")).toBe("wrong-state");
    expect(led(anOrder({ kind: "qr_order", state: "approved" }), "cancel", "customer")).toBe("cancelled");
    expect(led(anOrder({ kind: "inventory_order", state: "sent" }), "complete", "customer")).toBe(
      "completed",
    );
  });

  it("is set in progress only by hand, with a reason, and never after it has ended", () => {
    const order = anOrder();
    expect(overrideState(order, "in_progress", "Dekalen trycks om")).toEqual({ ok: true, to: "in_progress" });
    expect(overrideState(order, "in_progress", " ")).toEqual({ ok: false, why: "reason-missing" });
    expect(overrideState(order, "cancelled", "Fel")).toEqual({ ok: false, why: "wrong-state" });
    expect(overrideState(anOrder({ state: "cancelled" }), "sent", "Fel")).toEqual({
      ok: false,
      why: "wrong-state",
    });
  });

  it("has a progress in percent", () => {
    expect(Object.fromEntries(OrderState.options.map((state) => [state, progressOf(state)]))).toEqual({
      pending: 20,
      approved: 40,
      qr_linked: 40,
      in_progress: 60,
      packed: 80,
      sent: 100,
      delivered: 100,
      completed: 100,
      cancelled: 0,
    });
  });
});

describe("with any steps in any order", () => {
  const kind = fc.constantFrom<OrderKind>("customer", "qr_order", "inventory_order");
  const tries = fc.array(
    fc.record({
      step: fc.constantFrom(...steps),
      by: fc.constantFrom<OrderActor>("customer", "admin"),
      linked: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 40 },
  );

  it("an order never moves backwards, ends once and is sent with all its codes", () => {
    fc.assert(
      fc.property(kind, tries, (ofKind, attempts) => {
        let order = anOrder({ kind: ofKind, wanted: 3, linked: 0 });
        for (const { step, by, linked } of attempts) {
          const codes = step === "link" ? Math.max(order.linked, linked) : order.linked;
          const outcome = takeStep({ ...order, linked: codes }, step, by);
          if (!outcome.ok) continue;
          const { to } = outcome;
          const lacksCodes = to === "sent" && ofKind !== "inventory_order" && codes < 3;
          const goesBack = to !== "cancelled" && progressOf(to) < progressOf(order.state);
          const hadEnded = order.state === "completed" || order.state === "cancelled";
          const byHandOnly = to === "in_progress";
          expect({ lacksCodes, goesBack, hadEnded, byHandOnly }).toEqual({
            lacksCodes: false,
            goesBack: false,
            hadEnded: false,
            byHandOnly: false,
          });
          order = { ...order, linked: codes, state: to };
        }
      }),
    );
  });
});
