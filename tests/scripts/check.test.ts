import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const check = join(import.meta.dirname, "../../scripts/check.mjs");

it("an unknown step fails, and lists the known steps", () => {
  const { status, stderr } = spawnSync(process.execPath, [check, "types", "licences"], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("There is no step licences.");
  expect(stderr).toContain("supply");
});
