import { expect, it } from "vitest";
import { opensReceipt, receiptShare } from "#lambdas/points/receipt-share.ts";
import { noon } from "#tests/lambdas/a.ts";

const number = "CR-261120-7Q2M9X";
const share = receiptShare("secret", number, noon);
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

it("a share link opens one receipt for thirty days", () => {
  expect(opensReceipt("secret", number, share, noon)).toBe(true);
  expect(opensReceipt("secret", number, share, days(30))).toBe(true);
  expect(opensReceipt("secret", number, share, days(31))).toBe(false);
});

it("a share link is the same all day", () => {
  expect(receiptShare("secret", number, new Date(noon.getTime() + 60_000))).toBe(share);
});

it.each([
  ["another receipt", "CR-261120-7Q2M9Y", share],
  ["a longer time", number, share.replace(/^[^.]+/, "zzzzzz")],
  ["no signature", number, share.replace(/\..*/, "")],
  ["another signature", number, `${share.slice(0, -2)}AA`],
  ["something after it", number, `${share}.A`.replace(".A", "A")],
  ["nothing", number, ""],
  ["a sign of more than one byte", number, share.slice(0, -1) + "å"],
])("a share link with %s opens nothing", (_what, orderNumber, given) => {
  expect(opensReceipt("secret", orderNumber, given, noon)).toBe(false);
});

it("a share link signed with another secret opens nothing", () => {
  expect(opensReceipt("other", number, share, noon)).toBe(false);
});
