import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleHandlers } from "#lib/app/bundle.ts";
import type { Bundle } from "#lib/platform/bundle/bundles.ts";
import { functions } from "#lib/app/functions.ts";
import { errorsKnownByClass } from "#lib/platform/bundle/leave-out.ts";
import { weighBundles } from "#tests/lib/bundled.ts";

const lambdas = path.resolve(import.meta.dirname, "../../../lambdas");
const sourcesOfFunctions = (): string[] =>
  readdirSync(lambdas, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(path.join(lambdas, file), "utf8"));

describe("the bundles of the functions", () => {
  let bundles: [string, Bundle][];
  beforeAll(async () => {
    bundles = [...(await bundleHandlers())];
  });

  const codeOf = ({ folder }: Bundle): string => readFileSync(path.join(folder, "index.mjs"), "utf8");
  const namesWhere = (wanted: (bundle: Bundle, name: string) => boolean): string[] =>
    bundles.filter(([name, bundle]) => wanted(bundle, name)).map(([name]) => name);
  const all = () => bundles.map(([name]) => name);

  it("exist once per function, with unique names", () => {
    expect(all()).toEqual(functions.map(({ name }) => name));
  });

  it("contain one module each, and sharp where needed", () => {
    for (const [, { folder, native }] of bundles)
      expect(readdirSync(folder)).toEqual(["index.mjs", ...(native === "present" ? ["node_modules"] : [])]);
  });

  it("contain sharp only where pictures are decoded", () => {
    expect(namesWhere(({ native }) => native !== "none")).toEqual(["uploads"]);
  });

  it("export a handler", () => {
    expect(namesWhere((bundle) => /export\{[^}]*\bas handler\b/.test(codeOf(bundle)))).toEqual(all());
  });

  it("keep source maps outside", () => {
    const mapOf = (folder: string, name: string): string =>
      readFileSync(path.join(folder, `../../source-maps/${name}.mjs.map`), "utf8");
    expect(namesWhere(({ folder }, name) => mapOf(folder, name).startsWith("{"))).toEqual(all());
  });

  it("define require only where a CommonJS package needs it", () => {
    const asks = namesWhere((bundle) => codeOf(bundle).includes("Dynamic require of"));
    expect(namesWhere((bundle) => codeOf(bundle).startsWith("import{createRequire"))).toEqual(asks);
  });

  it("have no character beyond Latin-1, which would double Node's memory for the code", () => {
    expect(namesWhere((bundle) => /[^\0-\u00ff]/.test(codeOf(bundle)))).toEqual([]);
  });

  it("read credentials from the environment only", () => {
    expect(namesWhere((bundle) => /sso_start_url|aws_session_token/.test(codeOf(bundle)))).toEqual([]);
  });

  it("stay within their limits in kilobytes", async () => {
    const weights = await weighBundles(new Map(bundles));
    expect(weights.filter(({ kilobytes, limit }) => kilobytes > limit)).toEqual([]);
  });

  it("contain no unused parts of packages", () => {
    const left = [
      ["event streams", "event stream message overhead"],
      ["endpoint discovery", "AWS_ENABLE_ENDPOINT_DISCOVERY"],
      ["files in the home directory", "AWS_SHARED_CREDENTIALS_FILE"],
      ["the metadata of a server", "169.254.169.254"],
      ["JSON schemas", "json-schema.org"],
    ] as const;
    const found = left.filter(([, words]) => bundles.some(([, bundle]) => codeOf(bundle).includes(words)));
    expect(found.map(([what]) => what)).toEqual([]);
  });

  it("contain only the schemas of their function", () => {
    expect(namesWhere((bundle) => codeOf(bundle).includes("registrationType"))).toEqual([
      "bike-admin",
      "bikes",
      "listings",
      "sales",
      // Registrations by owners and stores are counted separately.
      "follow-changes",
      "make-own-copies",
      "recount-statistics",
    ]);
  });

  it("keep the classes of SDK errors that a function checks by class", () => {
    const asked = sourcesOfFunctions().flatMap((text) => {
      const [, imported = ""] = /import \{([^}]*)\} from "@aws-sdk\/client-/.exec(text) ?? [];
      return [...imported.matchAll(/\w+/g)].map(String).filter((name) => text.includes(`instanceof ${name}`));
    });
    // The base class of a client's errors is always kept.
    const names = new Set(asked.filter((name) => !name.endsWith("ServiceException")));
    expect(errorsKnownByClass).toEqual([...names].toSorted());
  });
});
