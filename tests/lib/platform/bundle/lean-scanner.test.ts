import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leanScanner } from "#lib/platform/bundle/lean-scanner.ts";

it("closing the camera early causes no unhandled error", () => {
  const file = "node_modules/html5-qrcode/esm/camera/core-impl.js";
  const changes = leanScanner.filter((each) => each.file.test(file));
  expect(changes).toHaveLength(1);
  const changed = changes.reduce((source, { change }) => change(source), readFileSync(file, "utf8"));
  expect(changed.match(/\.play\(\)\.catch\(/g)).toHaveLength(2);
  expect(changed).not.toMatch(/\.play\(\);/);
});
