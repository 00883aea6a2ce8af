import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const file = path.resolve(import.meta.dirname, "../../../lib/cloudfront/rewrite.js");
const rewrite = (uri: string): string =>
  runInNewContext(
    `${readFileSync(file, "utf8")}; const documents = ["", "/en", "/privacy"]; handler({ request: { uri } }).uri`,
    { uri },
  ) as string;

describe("addresses at the site's edge", () => {
  it.each([
    ["/", "/index.html"],
    ["/en", "/en/index.html"],
    ["/en/", "/en/index.html"],
    ["/assets/index-B2c.js", "/assets/index-B2c.js"],
    ["/config.json", "/config.json"],
    ["/privacy", "/privacy/index.html"],
    ["/privacy/", "/privacy/index.html"],
    ["/privacy/more", "/app.html"],
    ["/my-bikes", "/app.html"],
    ["/en/bike-search", "/app.html"],
    ["/v1.2/page", "/app.html"],
    ["/constructor", "/app.html"],
  ])("%s is served by %s", (asked, served) => {
    expect(rewrite(asked)).toBe(served);
  });
});
