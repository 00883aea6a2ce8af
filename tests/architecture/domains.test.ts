import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { featureNames } from "#contract/app/index.ts";
import { apiFunctions } from "#lib/app/functions.ts";

const domains = (
  "platform people bikes shops points stickers ads thefts messages ownership checks moderation office " +
  "privacy notifications app"
).split(" ");

const foldersIn = (room: string): string[] =>
  [
    ...new Set(globSync(`${room}/*/**`).map((path) => path.slice(room.length + 1).split("/")[0] ?? "")),
  ].filter((name) => !name.includes("."));

/** Folders of a room that belong to no domain. */
const besides: Record<string, readonly string[]> = { lib: ["stages"] };

describe("the rooms", () => {
  it.each(["contract", "lambdas", "lib", "web/src", "tests/contract", "tests/lambdas", "tests/web"])(
    "%s has folders for domains only",
    (room) => {
      const names = [...domains, ...(besides[room] ?? [])];
      expect(foldersIn(room).filter((name) => !names.includes(name))).toEqual([]);
    },
  );

  it("define the infrastructure of a function in its own domain", () => {
    const domainOf = (path: string): string => path.split("/")[1] ?? "";
    const apart = featureNames.filter((feature) => {
      const { entry, name } = apiFunctions[feature];
      const files = globSync(`lib/${domainOf(entry)}/*.ts`);
      return files.filter((file) => readFileSync(file, "utf8").includes(`name: "${name}"`)).length !== 1;
    });
    expect(apart).toEqual([]);
  });

  it("have a README for every domain", () => {
    const read = globSync("lambdas/*/README.md").filter((file) => basename(file) === "README.md");
    expect(read.map((file) => basename(dirname(file))).toSorted()).toEqual(domains.toSorted());
  });
});
