import { expect, it } from "vitest";
import { networkOf, providerOf } from "#lambdas/platform/http/network.ts";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["1::3:4:5:6:7:8", "1:0:3:4"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("%s is in the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["203.0.113.9", "203.0.113"],
  ["::FFFF:203.0.113.9", "203.0.113"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:db8::6", "2001:db8:0"],
])("%s is from the provider's network %s", (address, network) => {
  expect(providerOf(address)).toBe(network);
});
