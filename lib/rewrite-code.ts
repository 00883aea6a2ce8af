import { readFileSync } from "node:fs";
import path from "node:path";
import { documentAddress, documentPaths } from "#contract/documents.ts";
import { redirects } from "#web/app/redirects.ts";
import { pages } from "#web/app/routes.ts";

const documents = documentPaths.flatMap((document) =>
  (["sv", "en"] as const).map((language) => documentAddress(document, language)),
);

const addresses = [...pages, ...redirects].map((page) => page.path);

const withoutLastStroke = (address: string): string => address.replace(/\/$/, "");

const read = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, "cloudfront", file), "utf8");

const rewriting = (): string[] => [
  `const documents = ${JSON.stringify(documents.map(withoutLastStroke))};`,
  `const pagePaths = ${JSON.stringify(addresses.map(withoutLastStroke))};`,
  read("rewrite.js"),
];

/** The function at the site's edge that finds the file for an address, with the addresses that the app has. */
export const rewriteCode = (): string =>
  [...rewriting(), "function handler(event) { return rewrite(event); }"].join("\n");

/** The same, where what links show is written into pages: it also says which address was asked for. */
export const pageAddressCode = (): string => [...rewriting(), read("page-address.js")].join("\n");
