// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { clearStorage } from "#web/platform/auth/clear-storage.ts";
import { fromThisDevice } from "#web/platform/auth/device.ts";

afterEach(() => {
  document.cookie = "cr_device=; Max-Age=0; Path=/";
});

it("a browser has the same name at every sign-in", () => {
  const { device } = fromThisDevice().clientMetadata;
  expect(device).toMatch(/^[\da-f-]{36}$/);
  clearStorage();
  expect(localStorage).toHaveLength(0);
  expect(fromThisDevice().clientMetadata).toEqual({ device });
});

it("another browser has another name", () => {
  const { device } = fromThisDevice().clientMetadata;
  document.cookie = "cr_device=; Max-Age=0; Path=/";
  expect(fromThisDevice().clientMetadata["device"]).not.toBe(device);
});
