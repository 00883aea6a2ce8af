import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Bundles, bundleHandlers } from "#lib/bundle.ts";

describe("the bundles of the functions", () => {
  let bundles: Bundles;
  beforeAll(async () => {
    bundles = await bundleHandlers();
  });

  it("hold one module each, and sharp where it is used", () => {
    for (const [name, { folder, native }] of bundles) {
      const files = ["index.mjs", ...(native === "present" ? ["node_modules"] : [])];
      expect(readdirSync(folder), name).toEqual(files);
    }
  });

  it("need sharp only where pictures are decoded", () => {
    const native = [...bundles].filter(([, bundle]) => bundle.native !== "none").map(([name]) => name);
    expect(native).toContain("uploads");
    expect(native).not.toContain("lookup");
    expect(native).not.toContain("bikes");
  });

  it("export a handler", () => {
    for (const [name, { folder }] of bundles)
      expect(readFileSync(path.join(folder, "index.mjs"), "utf8"), name).toMatch(
        /export\{[^}]*\bas handler\b/,
      );
  });

  it("have their source maps outside", () => {
    for (const [name, { folder }] of bundles) {
      const file = path.join(folder, `../../source-maps/${name}.mjs.map`);
      expect(JSON.parse(readFileSync(file, "utf8")), name).toMatchObject({ version: 3 });
    }
  });

  it("define require exactly where a CommonJS package asks for it", () => {
    for (const [name, { folder }] of bundles) {
      const code = readFileSync(path.join(folder, "index.mjs"), "utf8");
      expect(code.startsWith("import{createRequire"), name).toBe(code.includes("Dynamic require of"));
    }
  });
});
