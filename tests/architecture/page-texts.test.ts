import { describe, expect, it } from "vitest";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { areas } from "#web/platform/i18n/areas.ts";
import type { Area } from "#web/platform/i18n/resources.ts";
import { pages } from "#web/app/routes.ts";
import { moduleOf } from "../../scripts/web/built-files.ts";

const source = resolve("web/src");
const imported = /(?:from|import)\s*\(?\s*"((?:#web|\.{1,2})\/[^"]+\.tsx?)"/g;
const shown = /\$\.(\w+)/g;
const fetched = /loadTexts\(\[([^\]]+)\]\)/g;

const isArea = (name: string): name is Area => areas.has(name);

const fileOf = (specifier: string, from: string): string =>
  specifier.startsWith("#web/")
    ? join(source, specifier.slice("#web/".length))
    : resolve(dirname(from), specifier);

/** Every file that a module imports, at once or lazily, without the texts themselves. */
const filesImportedBy = (start: string): Set<string> => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || /\/(?:i18n|texts)\//.test(file) || !existsSync(file)) return;
    files.add(file);
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(imported))
      visit(fileOf(specifier, file));
  };
  visit(start);
  return files;
};

/** The matches of a pattern in a module below web/src and in everything it imports. */
const matchesIn = (module: string, pattern: RegExp): string[] =>
  [...filesImportedBy(join(source, module))].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, found = ""]) => found),
  );

const areasAmong = (names: readonly string[]): Area[] => [...new Set(names.filter(isArea))].toSorted();

const areasShownBy = (module: string): Area[] => areasAmong(matchesIn(module, shown));

/** The areas that a lazy part of the module fetches before it is drawn. */
const areasFetchedBy = (module: string): Area[] =>
  areasAmong(matchesIn(module, fetched).flatMap((list) => list.replaceAll(/["\s]/g, "").split(",")));

describe("the texts of a page", () => {
  it.each(pages.map((page) => [page.path, page] as const))(
    "%s loads exactly the texts that it shows",
    (_, page) => {
      const module = moduleOf(page).replace(/^src\//, "");
      const brought = [...(page.texts ?? []), ...areasFetchedBy(module)];
      expect(brought.toSorted()).toEqual(areasShownBy(module));
    },
  );

  it.each(["app/RootLayout.tsx", "app/PlainLayout.tsx", "app/NotFoundPage.tsx", "app/ErrorPage.tsx"])(
    "%s, around every page, needs only the common texts and those it fetches itself",
    (module) => {
      expect(areasShownBy(module)).toEqual(areasFetchedBy(module));
    },
  );
});
