import { statSync } from "node:fs";
import { expect, it } from "vitest";

it("the badge for pages of others weighs at most 6 kB before it is compressed", () => {
  expect(statSync("web/public/badge.js").size).toBeLessThanOrEqual(6000);
});
