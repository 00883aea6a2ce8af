import { readFileSync } from "node:fs";
import path from "node:path";
import { documentAddress, documentPaths } from "#contract/people/documents.ts";
import { redirects } from "#web/app/redirects.ts";
import { pages } from "#web/app/routes.ts";

const documents = documentPaths.flatMap((document) =>
  (["sv", "en"] as const).map((language) => documentAddress(document, language)),
);

const addresses = [...pages, ...redirects].map((page) => page.path);

const withoutLastSlash = (address: string): string => address.replace(/\/$/, "");

const read = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, "cloudfront", file), "utf8");

const sharedCode = (): string[] => [
  `const documents = ${JSON.stringify(documents.map(withoutLastSlash))};`,
  `const pagePaths = ${JSON.stringify(addresses.map(withoutLastSlash))};`,
  read("rewrite.js"),
];

const textAnswer = (data: string) => ({
  statusCode: 200,
  statusDescription: "OK",
  headers: { "content-type": { value: "text/plain; charset=utf-8" } },
  body: { encoding: "text", data },
});

/** The CloudFront function that maps an address to its file, with the list of the app's pages. It answers security.txt itself, which no build knows. */
export const rewriteCode = (securityText: string): string =>
  [
    ...sharedCode(),
    `const security = ${JSON.stringify(textAnswer(securityText))};`,
    'function handler(event) { return event.request.uri === "/.well-known/security.txt" ? security : rewrite(event); }',
  ].join("\n");

/** The same for pages with link previews. It also passes on the requested address. */
export const pageAddressCode = (): string => [...sharedCode(), read("page-address.js")].join("\n");
