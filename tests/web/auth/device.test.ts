// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { clearStorage } from "#web/auth/clear-storage.ts";
import { fromThisDevice } from "#web/auth/device.ts";

afterEach(() => {
  document.cookie = "cr_device=; Max-Age=0; Path=/";
});

it("is called the same at every sign-in, also after signing out", () => {
  const { device } = fromThisDevice().clientMetadata;
  expect(device).toMatch(/^[\da-f-]{36}$/);
  clearStorage();
  expect(localStorage).toHaveLength(0);
  expect(fromThisDevice().clientMetadata).toEqual({ device });
});

it("is another one in another browser", () => {
  const { device } = fromThisDevice().clientMetadata;
  document.cookie = "cr_device=; Max-Age=0; Path=/";
  expect(fromThisDevice().clientMetadata["device"]).not.toBe(device);
});
