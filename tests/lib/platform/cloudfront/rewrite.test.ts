import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { rewriteCode } from "#lib/platform/rewrite-code.ts";
import { securityText } from "#lib/platform/security-text.ts";
import { redirects } from "#web/app/redirects.ts";
import { pages } from "#web/app/routes.ts";

type Outcome = {
  uri?: string;
  statusCode?: number;
  body?: { data: string };
  headers?: { location: { value: string } };
};
const code = rewriteCode(securityText("support+a@example.se", new Date("2026-11-29T12:00:00Z")));
const handle = (uri: string, querystring: object = {}): Outcome =>
  runInNewContext(`${code}; handler({ request })`, { request: { uri, querystring } }) as Outcome;
const rewrite = (uri: string) => handle(uri).uri;

const exampleOf = (path: string): string => path.replaceAll(/:\w+/g, "V1-2_3");

describe("an address of the site", () => {
  it.each([
    ["/", "/index.html"],
    ["/en", "/en/index.html"],
    ["/en/", "/en/index.html"],
    ["/assets/index-B2c.js", "/assets/index-B2c.js"],
    ["/config.json", "/config.json"],
    ["/privacy", "/privacy/index.html"],
    ["/privacy/", "/privacy/index.html"],
    ["/en/bike-search", "/en/bike-search/index.html"],
    ["/check", "/check/index.html"],
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

  it("leads to every page and redirect of the app", () => {
    const lost = [...pages, ...redirects]
      .map(({ path }) => exampleOf(path))
      .filter((address) => !rewrite(address)?.endsWith(".html"));
    expect(lost).toEqual([]);
  });

  it("is found by a function within CloudFront's size limit", () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024);
  });
});

describe("the address for reports of weaknesses", () => {
  it("says whom to write to, in which languages, and until when", () => {
    expect(handle("/.well-known/security.txt")).toMatchObject({
      statusCode: 200,
      body: {
        data: "Contact: mailto:support%2Ba@example.se\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: sv, en\n",
      },
    });
  });

  it("is valid for ten months or more after a deployment on any day, and for less than a year", () => {
    for (let day = 0; day < 366; day += 1) {
      const now = new Date(Date.UTC(2026, 0, 1 + day, 12));
      const [, expires = ""] = /Expires: (.*)/.exec(securityText("a@example.se", now)) ?? [];
      const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    }
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

  it("is not found below an existing page", () => {
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
  ])("%s %j opens the page of the code", (uri, querystring) => {
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
  ])("%s %j opens no code", (uri, querystring) => {
    expect(handle(uri, querystring).statusCode).toBeUndefined();
  });
});
