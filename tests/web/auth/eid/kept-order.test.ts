// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetOrder, keepOrder, keptOrder } from "#web/auth/eid/kept-order.ts";
import { anOrder } from "./an-order.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => sessionStorage.clear());

describe("an order of this tab", () => {
  it("is found by what it is for, and by nothing else", () => {
    keepOrder("sign-in", anOrder(), now);
    expect(keptOrder("sign-in", later(2))).toEqual(anOrder());
    expect(keptOrder("registration", later(2))).toBeUndefined();
  });

  it("is forgotten when told to, and when it cannot be alive any more", () => {
    keepOrder("sign-in", anOrder(), now);
    expect(keptOrder("sign-in", later(10))).toBeUndefined();
    keepOrder("registration", anOrder(), now);
    expect(keptOrder("registration", later(24))).toEqual(anOrder());
    expect(keptOrder("registration", later(25))).toBeUndefined();
    forgetOrder();
    expect(keptOrder("sign-in", now)).toBeUndefined();
  });

  it.each(["no json", '{"purpose":"sign-in"}'])("is none where %s is kept", (text) => {
    sessionStorage.setItem("cr:eid-order", text);
    expect(keptOrder("sign-in", now)).toBeUndefined();
  });
});
