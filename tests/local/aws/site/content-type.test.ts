import { expect, it } from "vitest";
import { contentTypeOf } from "#local/aws/site/content-type.ts";

it.each([
  ["app.html", "text/html; charset=utf-8"],
  ["index-Bq1.js", "text/javascript; charset=utf-8"],
  ["site.css", "text/css; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
  ["manifest.webmanifest", "application/manifest+json"],
  ["figtree.woff2", "font/woff2"],
  ["zxing_reader.wasm", "application/wasm"],
  ["PICTURE.JPG", "image/jpeg"],
  ["LICENSE", "application/octet-stream"],
])("The site serves %s as %s", (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
