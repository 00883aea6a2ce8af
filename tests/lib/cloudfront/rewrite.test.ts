import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { rewriteCode } from "#lib/rewrite-code.ts";
import { redirects } from "#web/app/redirects.ts";
import { pages } from "#web/app/routes.ts";

type Outcome = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
const code = rewriteCode();
const handle = (uri: string, querystring: object = {}): Outcome =>
  runInNewContext(`${code}; handler({ request })`, { request: { uri, querystring } }) as Outcome;
const rewrite = (uri: string) => handle(uri).uri;

const exampleOf = (path: string): string => path.replaceAll(/:\w+/g, "V1-2_3");

describe("addresses at the site's edge", () => {
  it.each([
    ["/", "/index.html"],
    ["/en", "/en/index.html"],
    ["/en/", "/en/index.html"],
    ["/assets/index-B2c.js", "/assets/index-B2c.js"],
    ["/config.json", "/config.json"],
    ["/privacy", "/privacy/index.html"],
    ["/privacy/", "/privacy/index.html"],
    ["/en/bike-search", "/en/bike-search/index.html"],
    ["/my-bikes", "/app.html"],
    ["/my-bikes/", "/app.html"],
    ["/my-bikes/bike_1/edit", "/app.html"],
    ["/my-bikes/bike_1/edit/", "/app.html"],
    ["/receipt-check/AK-1/2345", "/app.html"],
    ["/qr/v1.2", "/qr/v1.2"],
    ["/no.such/file.js", "/no.such/file.js"],
  ])("%s is served by %s", (asked, served) => {
    expect(rewrite(asked)).toBe(served);
  });

  it("lead to every page and redirect of the app", () => {
    const lost = [...pages, ...redirects]
      .map(({ path }) => exampleOf(path))
      .filter((address) => !rewrite(address)?.endsWith(".html"));
    expect(lost).toEqual([]);
  });

  it("fit with the code into what CloudFront takes", () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024);
  });
});

describe("an address that no page has", () => {
  it.each([
    "/minacyklar",
    "/v1.2/page",
    "/constructor",
    "/my-bikes-2",
    "/wp-admin/",
    "/en/my-bikes",
    "/en/no/such",
    "/privacy/more",
    "/auth/x",
    "/my-bikes/x/y",
    "/my-bikes/x/edit/y",
    "/my-bikes//edit",
    "/my-bikes//",
    "/receipt-check/AK-1",
    "//",
    "//my-bikes",
  ])("%s is not found", (asked) => {
    expect(handle(asked).statusCode).toBe(404);
  });

  it("begins like a page and goes on where that page does not", () => {
    const deeper = [...pages, ...redirects].map(({ path }) => `${exampleOf(path)}/there/is/nothing`);
    expect(deeper.filter((address) => handle(address).statusCode !== 404)).toEqual([]);
  });
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
