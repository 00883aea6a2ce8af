// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import {
  forgetExpired,
  forgetOnDevice,
  keepOnDevice,
  keptOnDevice,
} from "#web/platform/ui/kept-on-device.ts";

const hour = 60 * 60 * 1000;
beforeEach(() => localStorage.clear());

it("a stored value is returned by name until it expires", () => {
  keepOnDevice("sales:u1:s1:a", { price: 1 }, Date.now() + hour);
  keepOnDevice("sales:u2:s1:b", { price: 2 }, Date.now() + hour);
  expect(keptOnDevice("sales:u1:")).toEqual([{ name: "sales:u1:s1:a", value: { price: 1 } }]);
  forgetOnDevice("sales:u1:s1:a");
  expect(keptOnDevice("sales:u1:")).toEqual([]);
});

it("an expired value is removed, but leaves a trace", () => {
  keepOnDevice("sales:u1:s1:a", { buyer: "anna@example.se" }, Date.now() + hour);
  forgetExpired(Date.now() + 2 * hour);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain("anna@example.se");
  expect(keptOnDevice("sales:")).toEqual([{ name: "sales:u1:s1:a", value: undefined }]);
  forgetExpired(Date.now() + 31 * 24 * hour);
  expect(localStorage).toHaveLength(0);
});

it("unreadable entries are removed, others stay", () => {
  localStorage.setItem("cr:kept:sales:u1:s1:a", "{");
  localStorage.setItem("cr:theme", "dark");
  expect(keptOnDevice("")).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
});
