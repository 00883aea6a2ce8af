import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Bundle, type FunctionName, bundleHandlers } from "#lib/bundle.ts";
import { patience } from "#tests/lib/synthesised.ts";

describe("the bundles of the functions", () => {
  let bundles: [FunctionName, Bundle][];
  beforeAll(async () => {
    bundles = [...(await bundleHandlers())];
  }, patience);

  const codeOf = ({ folder }: Bundle): string => readFileSync(path.join(folder, "index.mjs"), "utf8");
  const namesWhere = (wanted: (bundle: Bundle, name: FunctionName) => boolean): FunctionName[] =>
    bundles.filter(([name, bundle]) => wanted(bundle, name)).map(([name]) => name);
  const all = () => bundles.map(([name]) => name);

  it("hold one module each, and sharp where it is used", () => {
    for (const [, { folder, native }] of bundles)
      expect(readdirSync(folder)).toEqual(["index.mjs", ...(native === "present" ? ["node_modules"] : [])]);
  });

  it("need sharp only where pictures are decoded", () => {
    expect(namesWhere(({ native }) => native !== "none")).toEqual(["uploads"]);
  });

  it("export a handler", () => {
    expect(namesWhere((bundle) => /export\{[^}]*\bas handler\b/.test(codeOf(bundle)))).toEqual(all());
  });

  it("have their source maps outside", () => {
    const mapOf = (folder: string, name: string): string =>
      readFileSync(path.join(folder, `../../source-maps/${name}.mjs.map`), "utf8");
    expect(namesWhere(({ folder }, name) => mapOf(folder, name).startsWith("{"))).toEqual(all());
  });

  it("define require exactly where a CommonJS package asks for it", () => {
    const asks = namesWhere((bundle) => codeOf(bundle).includes("Dynamic require of"));
    expect(namesWhere((bundle) => codeOf(bundle).startsWith("import{createRequire"))).toEqual(asks);
  });

  it("look for credentials in the environment and nowhere else", () => {
    expect(namesWhere((bundle) => /sso_start_url|aws_session_token/.test(codeOf(bundle)))).toEqual([]);
  });
});
