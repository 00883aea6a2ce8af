import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import packageJson from "../../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");
const list = (...args: string[]) =>
  execFileSync("git", ["ls-files", ...args], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
const sources = list("bin", "contract", "lambdas", "lib", "local", "scripts", "web").filter((file) =>
  /\.(?:ts|tsx|mjs)$/.test(file),
);
const text = (file: string) => readFileSync(resolve(root, file), "utf8");

describe("the sources", () => {
  it("re-export nothing from an index file, except the contract", () => {
    expect(sources.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual(["contract/app/index.ts"]);
  });

  it("import zod as a namespace, because the named import carries every locale", () => {
    expect(
      sources.filter((file) => /import\s*(?:type\s*)?\{[^}]*\}\s*from\s*"zod"/.test(text(file))),
    ).toEqual([]);
  });

  it("spell query keys in one place, except in components without data", () => {
    const names = [...Object.values(queryKeys), ...Object.values(adminQueryKeys)].flatMap((keys) =>
      Object.values(keys).flatMap((key) => (typeof key === "function" ? [] : [key[0]])),
    );
    const spelt = new RegExp(
      String.raw`queryKey\w*\s*[:=]\s*\[\s*["'[]|\[\s*"(?:${names.join("|")})"[^\]]*\] as const`,
    );
    expect(
      sources.filter(
        (file) =>
          /^web\/src\/(?!platform\/(?:ui\/|api\/(?:admin-)?query-keys)|stickers\/scan\/ScanView)/.test(
            file,
          ) && spelt.test(text(file)),
      ),
    ).toEqual([]);
  });

  it("read time, ids and randomness in one place", () => {
    const readers = sources.filter(
      (file) =>
        /^(?:contract|lambdas)\//.test(file) &&
        /new Date\(\)|Date\.now\(|Math\.random|randomUUID|randomBytes/.test(text(file)),
    );
    expect(readers).toEqual(["lambdas/platform/system.ts"]);
  });

  it("pin every dependency exactly", () => {
    const versions = Object.entries({
      ...packageJson.dependencies,
      ...packageJson.devDependencies,
      ...packageJson.optionalDependencies,
    });
    expect(versions.filter(([, version]) => !/^(?:npm:[^ ]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("judge a number at every way in: whatever guards or makes a bike has asked for a judgement", () => {
    const ways: Readonly<Record<string, string>> = {
      "lambdas/bikes/edit-writes.ts": "editWrites",
      "lambdas/bikes/new-bike-writes.ts": "newBikeWrites",
      "lambdas/bikes/registration/registration-writes.ts": "bikeWrites",
      "lambdas/shops/sale-writes.ts": "newSaleWrites",
    };
    const guards = /put\(\s*\w*[kK]eys\.frameGuard\(|export const newBikeWrites\b/;
    const production = sources.filter((file) => file.startsWith("lambdas/"));
    expect(production.filter((file) => guards.test(text(file)))).toEqual(Object.keys(ways));
    const calls = new RegExp(String.raw`\.\.\.(?:[^;]*\? )?(?:${Object.values(ways).join("|")})\(`);
    const callers = production.filter((file) => ways[file] === undefined && calls.test(text(file)));
    expect(callers.filter((file) => !/\bawait judgeNumber\(|^    judgeNumber\(/m.test(text(file)))).toEqual(
      [],
    );
    expect(callers.length).toBeGreaterThan(4);
  });
});
