import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { areas } from "#web/i18n/areas.ts";
import type { Area } from "#web/i18n/resources.ts";

const source = resolve("web/src");
const imported = /(?:from|import)\s*\(?\s*"((?:#web|\.{1,2})\/[^"]+\.tsx?)"/g;
const shown = /\$\.(\w+)/g;
const fetched = /loadTexts\(\[([^\]]+)\]\)/g;

const isArea = (name: string): name is Area => areas.has(name);

const fileOf = (specifier: string, from: string): string =>
  specifier.startsWith("#web/")
    ? join(source, specifier.slice("#web/".length))
    : resolve(dirname(from), specifier);

/** Every file that a module of the web app brings along, at once or later. Texts themselves are left out. */
const filesBehind = (start: string): Set<string> => {
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

/** What a pattern finds in a module, given below web/src, and in all that it brings along. */
const foundBehind = (module: string, pattern: RegExp): string[] =>
  [...filesBehind(join(source, module))].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, found = ""]) => found),
  );

const areasAmong = (names: readonly string[]): Area[] => [...new Set(names.filter(isArea))].toSorted();

/** The areas of texts that a module shows by itself or through what it brings along. */
export const areasShownBy = (module: string): Area[] => areasAmong(foundBehind(module, shown));

/** The areas that a part of the module fetches itself, before it is drawn. */
export const areasFetchedBy = (module: string): Area[] =>
  areasAmong(foundBehind(module, fetched).flatMap((list) => list.replaceAll(/["\s]/g, "").split(",")));
