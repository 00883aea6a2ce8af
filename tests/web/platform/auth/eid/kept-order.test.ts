// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetOrder, isMoved, keepOrder, heldOrder, takeReturn } from "#web/platform/auth/eid/kept-order.ts";
import { anOrder, anOrderHere } from "./an-order.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/settings#profile");
});

describe("an order of this tab", () => {
  it("is found only for its purpose", () => {
    keepOrder("sign-in", anOrder(), now);
    expect(heldOrder("sign-in", later(2))).toEqual(anOrder());
    expect(heldOrder("registration", later(2))).toBeUndefined();
  });

  it("is forgotten on request, and when expired", () => {
    keepOrder("sign-in", anOrder(), now);
    expect(heldOrder("sign-in", later(10))).toBeUndefined();
    keepOrder("registration", anOrder(), now);
    expect(heldOrder("registration", later(24))).toEqual(anOrder());
    expect(heldOrder("registration", later(25))).toBeUndefined();
    forgetOrder();
    expect(heldOrder("sign-in", now)).toBeUndefined();
  });

  it.each(["no json", '{"purpose":"sign-in"}'])("is ignored if %s is stored", (text) => {
    sessionStorage.setItem("cr:eid-order", text);
    expect(heldOrder("sign-in", now)).toBeUndefined();
  });
});

describe("the app on this device", () => {
  const nonce = "n".repeat(43);
  const comeBack = () => history.replaceState(null, "", `/settings#bankid=${nonce}`);

  it("comes back to a new tab, which gets the order, the drafts and the place in the page", () => {
    sessionStorage.setItem("cr:draft", JSON.stringify("half written"));
    keepOrder("verification", anOrderHere(), now);
    expect(isMoved(anOrderHere())).toBe(false);
    const first = sessionStorage.getItem("cr:eid-order") ?? "";
    sessionStorage.clear();
    comeBack();
    expect(takeReturn(later(1))).toBe(true);
    expect(heldOrder("verification", later(1))).toEqual({ ...anOrderHere(), nonce });
    expect(sessionStorage.getItem("cr:draft")).toBe('"half written"');
    expect(location.hash).toBe("#profile");
    expect(localStorage).toHaveLength(0);
    sessionStorage.setItem("cr:eid-order", first);
    expect(isMoved(anOrderHere())).toBe(true);
  });

  it.each([
    ["in which nothing began", () => undefined],
    ["whose order waits for a code", () => keepOrder("verification", anOrder(), now)],
    ["whose order is too old", () => keepOrder("verification", anOrderHere(), later(-11))],
  ])("gives a browser nothing %s", (_what, begin) => {
    begin();
    comeBack();
    expect(takeReturn(now)).toBe(false);
    expect(location.hash).toBe("#bankid");
    expect(sessionStorage.getItem("cr:eid-order") ?? "").not.toContain(nonce);
  });
});
