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
    throw new TypeError("dependency-cruiser printed its result instead of returning it");
  return result.output;
};

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
  ["no-circles", "contract/bikes/a.ts", "#contract/bikes/b.ts", 'import "#contract/bikes/a.ts";'],
  ["everything-resolves", "contract/bikes/a.ts", "#contract/bikes/missing.ts"],
  ["contract-imports-zod-and-itself", "contract/bikes/a.ts", "react"],
  ["web-knows-no-back-end", "web/src/app/a.ts", "#lambdas/bikes/b.ts", ""],
  ["lambdas-know-only-the-contract", "lambdas/bikes/a.ts", "#lib/bikes/b.ts", ""],
  ["lib-sees-contract-and-environments", "lib/bikes/a.ts", "#lambdas/bikes/b.ts", ""],
  ["nothing-deployed-knows-the-embedded-cloud", "bin/a.ts", "#local/b.ts", ""],
  ["the-embedded-cloud-knows-no-registry", "local/aws/s3/a.ts", "#contract/bikes/b.ts", ""],
  ["domains-import-leftwards", "contract/bikes/a.ts", "#contract/thefts/b.ts", ""],
  ["domains-import-leftwards", "lambdas/platform/table/a.ts", "#lambdas/people/b.ts", ""],
  ["domains-import-leftwards", "web/src/bikes/card/a.ts", "#web/ownership/requests/b.ts", ""],
  ["web-domains-do-not-know-the-app", "web/src/bikes/my-bikes/a.ts", "#web/app/b.ts", ""],
  ["functions-and-pages-are-leaves", "lambdas/thefts/a.ts", "#lambdas/bikes/search/b.ts", ""],
  ["functions-and-pages-are-leaves", "lambdas/bikes/analysis/a.ts", "#lambdas/bikes/search/b.ts", ""],
  ["functions-and-pages-are-leaves", "web/src/thefts/reports/a.ts", "#web/bikes/my-bikes/b.ts", ""],
  ["jobs-know-functions-of-their-domain", "lambdas/ads/a.job.ts", "#lambdas/bikes/search/b.ts", ""],
  ["only-http-knows-middy", "lambdas/bikes/registration/handler.ts", "@middy/core"],
  ["nothing-deployed-knows-the-document-client", "lambdas/platform/table/a.ts", "@aws-sdk/lib-dynamodb"],
  ["rules-know-no-sdk", "lambdas/bikes/registration/register-bike.ts", "@aws-sdk/client-s3"],
  ["web-ui-knows-no-data", "web/src/platform/ui/a.ts", "#web/platform/api/b.ts", ""],
];

const fileOf = (specifier: string): string => specifier.replace("#web/", "web/src/").replace("#", "");

let project: Promise<ICruiseResult> | undefined;
const wholeProject = () => (project ??= violationsIn(root));

describe("the project", () => {
  it("breaks no rule in any of its files", async () => {
    const { summary, modules } = await wholeProject();
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

  it("has exactly the arrows of the imports between rooms", async () => {
    const { modules } = await wholeProject();
    expect(drawnArrows(page).toSorted()).toEqual(importedArrows(modules).toSorted());
  });

  it("explains every rule", () => {
    const explained = [...page.matchAll(/^- `([a-z-]+)`:/gm)].map(([, rule]) => rule);
    expect(new Set(explained)).toEqual(new Set(forbidden.map(({ name }: { name: string }) => name)));
  });
});
