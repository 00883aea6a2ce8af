import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type ICruiseResult, cruise } from "dependency-cruiser";
import { afterAll, describe, expect, it } from "vitest";
import { drawnArrows, importedArrows } from "./rooms.ts";
import packageJson from "../../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");
const { forbidden, options } = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));
const rooms = ["bin", "contract", "lambdas", "lib", "local", "web"];
const planted: string[] = [];

afterAll(() => {
  for (const folder of planted) rmSync(folder, { recursive: true });
});

const violationsIn = async (baseDir: string): Promise<ICruiseResult> => {
  const result = await cruise(rooms, { ...options, baseDir, ruleSet: { forbidden }, validate: true });
  if (typeof result.output === "string")
    throw new TypeError("dependency-cruiser printed instead of answering");
  return result.output;
};

/** A tree of its own with these files in it, and the dependencies of ours. */
const plant = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  planted.push(folder);
  for (const room of rooms) mkdirSync(join(folder, room));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", imports: packageJson.imports }),
  );
  writeFileSync(join(folder, "tsconfig.json"), "{}");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const breaches: [rule: string, from: string, to: string, target?: string][] = [
  ["no-circles", "contract/a.ts", "#contract/b.ts", 'import "#contract/a.ts";'],
  ["everything-resolves", "contract/a.ts", "#contract/missing.ts"],
  ["contract-imports-zod-and-itself", "contract/a.ts", "react"],
  ["web-knows-no-back-end", "web/src/app/a.ts", "#lambdas/bikes/b.ts", ""],
  ["lambdas-know-only-the-contract", "lambdas/bikes/a.ts", "#lib/b.ts", ""],
  ["lib-sees-contract-and-environments", "lib/a.ts", "#lambdas/bikes/b.ts", ""],
  ["nothing-deployed-knows-the-embedded-cloud", "bin/a.ts", "#local/b.ts", ""],
  ["a-feature-knows-no-other", "lambdas/bikes/a.ts", "#lambdas/uploads/b.ts", ""],
  ["shared-rooms-know-no-feature", "lambdas/shared/table/a.ts", "#lambdas/uploads/b.ts", ""],
  ["shared-rooms-know-no-feature", "lambdas/shared/search-index/a.ts", "#lambdas/search/b.ts", ""],
  ["a-web-feature-knows-no-other", "web/src/features/bikes/a.ts", "#web/features/lookup/b.ts", ""],
  ["only-http-knows-middy", "lambdas/bikes/handler.ts", "@middy/core"],
  ["nothing-deployed-knows-the-document-client", "lambdas/shared/table/a.ts", "@aws-sdk/lib-dynamodb"],
  ["rules-know-no-sdk", "lambdas/bikes/register-bike.ts", "@aws-sdk/client-s3"],
  ["web-flows-from-ui-to-features-to-app", "web/src/ui/a.ts", "#web/features/bikes/b.ts", ""],
  ["web-features-do-not-know-the-app", "web/src/features/bikes/a.ts", "#web/app/b.ts", ""],
  ["web-ui-knows-no-data", "web/src/ui/a.ts", "#web/api/b.ts", ""],
];

const fileOf = (specifier: string): string => specifier.replace("#web/", "web/src/").replace("#", "");

let house: Promise<ICruiseResult> | undefined;
const wholeHouse = () => (house ??= violationsIn(root));

describe("the house", () => {
  it("keeps every rule, over all of its files", async () => {
    const { summary, modules } = await wholeHouse();
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    expect(modules.filter(({ source }) => source.startsWith("lambdas/")).length).toBeGreaterThan(30);
  });

  it.each(breaches)("reports a breach of %s (%s → %s)", async (rule, from, to, target) => {
    const planting = {
      [from]: `import ${JSON.stringify(to)};`,
      ...(target !== undefined && { [fileOf(to)]: target }),
    };
    const { summary } = await violationsIn(plant(planting));
    expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
  });

  it("plants a breach of each of its rules", () => {
    const names = forbidden.map(({ name }: { name: string }) => name);
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(new Set(names));
  });
});

describe("the picture of the rooms", () => {
  const page = readFileSync(join(root, "docs/rooms.md"), "utf8");

  it("has an arrow for every room that imports from another, and no more", async () => {
    const { modules } = await wholeHouse();
    expect(drawnArrows(page).toSorted()).toEqual(importedArrows(modules).toSorted());
  });

  it("explains every rule", () => {
    const explained = [...page.matchAll(/^\| `([a-z-]+)`/gm)].map(([, rule]) => rule);
    expect(explained.toSorted()).toEqual(forbidden.map(({ name }: { name: string }) => name).toSorted());
  });
});
