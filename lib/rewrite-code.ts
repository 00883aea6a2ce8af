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

/** The function at the site's edge that finds the file for an address, with the addresses that the app has. */
export const rewriteCode = (): string =>
  [
    `const documents = ${JSON.stringify(documents.map(withoutLastStroke))};`,
    `const pagePaths = ${JSON.stringify(addresses.map(withoutLastStroke))};`,
    readFileSync(path.resolve(import.meta.dirname, "cloudfront/rewrite.js"), "utf8"),
  ].join("\n");
