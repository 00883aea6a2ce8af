import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const file = path.resolve(import.meta.dirname, "../../../lib/cloudfront/rewrite.js");
type Outcome = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
const handle = (uri: string, querystring: object = {}): Outcome =>
  runInNewContext(
    `${readFileSync(file, "utf8")}; const documents = ["", "/en", "/privacy"]; const pageRoots = ["en", "my-bikes", "privacy", "qr"]; handler({ request })`,
    { request: { uri, querystring } },
  ) as Outcome;
const rewrite = (uri: string) => handle(uri).uri;

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
    ["/my-bikes/bike_1/edit", "/app.html"],
    ["/qr/v1.2", "/qr/v1.2"],
    ["/no.such/file.js", "/no.such/file.js"],
  ])("%s is served by %s", (asked, served) => {
    expect(rewrite(asked)).toBe(served);
  });
});

describe("an address that no page has", () => {
  it.each(["/minacyklar", "/v1.2/page", "/constructor", "/my-bikes-2", "/wp-admin/", "/en/my-bikes"])(
    "%s is not found",
    (asked) => {
      expect(handle(asked).statusCode).toBe(404);
    },
  );
});

describe("the address on a sticker", () => {
  const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
  const named = { value: uid };

  it.each([
    ["/", { qr: named }],
    ["/", { uid: named }],
    ["/qr", { uid: named }],
    ["/public-qr", { uid: named }],
    [`/qr-handler/${uid}`, {}],
  ])("%s %j leads to the page of the code", (uri, querystring) => {
    const { statusCode, headers } = handle(uri, querystring);
    expect([statusCode, headers?.location.value]).toEqual([302, `/qr/${uid}`]);
  });

  it.each([
    ["/", { q: named }],
    ["/qr", {}],
    ["/qr", { qr: named }],
    [`/qr/${uid}`, {}],
    ["/my-bikes", { uid: named }],
    ["/", { uid: { value: "//evil.example" } }],
    ["/", { uid: { value: "a%0d%0aset-cookie:x" } }],
    ["/", { uid: { value: "x".repeat(65) } }],
  ])("%s %j leads nowhere", (uri, querystring) => {
    expect(handle(uri, querystring).statusCode).toBeUndefined();
  });
});
