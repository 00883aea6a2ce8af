import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leanScanner } from "#lib/lean-scanner.ts";

it("leaves no beginning to play whose end nobody hears", () => {
  const file = "node_modules/html5-qrcode/esm/camera/core-impl.js";
  const changes = leanScanner.filter((each) => each.file.test(file));
  expect(changes).toHaveLength(1);
  const changed = changes.reduce((source, { change }) => change(source), readFileSync(file, "utf8"));
  expect(changed.match(/\.play\(\)\.catch\(/g)).toHaveLength(2);
  expect(changed).not.toMatch(/\.play\(\);/);
});
