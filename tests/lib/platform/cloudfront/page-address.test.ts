import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { pageAddressCode } from "#lib/platform/rewrite-code.ts";

const code = `${pageAddressCode()}; handler(event)`;

type Headers = Record<string, { value: string }>;

/** Returns the request to the origin. */
const passOn = (uri: string, headers: Headers = {}): { uri: string; headers: Headers } =>
  runInNewContext(code, { event: { request: { method: "GET", uri, querystring: {}, headers } } });

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";

describe("the request for a page with a preview", () => {
  it("is for the app's page, with its own address and language", () => {
    expect(passOn(`/qr/${uid}`)).toMatchObject({
      uri: "/app.html",
      headers: { "x-page-address": { value: `/qr/${uid}` }, "x-page-language": { value: "sv" } },
    });
    expect(passOn("/bike-ads/listing_01K0/").headers["x-page-address"]).toEqual({
      value: "/bike-ads/listing_01K0",
    });
    expect(passOn("/stolen/bike_01K0").headers["x-page-address"]).toEqual({ value: "/stolen/bike_01K0" });
  });

  it.each([
    ["en-GB,en;q=0.9,sv;q=0.8", "en"],
    ["sv-SE,sv;q=0.9,en;q=0.8", "sv"],
    ["de-DE,de;q=0.9,en;q=0.8", "en"],
    ["fr", "sv"],
    ["", "sv"],
  ])("has the first supported language of %j", (value, language) => {
    const { headers } = passOn(`/qr/${uid}`, { "accept-language": { value } });
    expect(headers["x-page-language"]).toEqual({ value: language });
  });

  it("is the same for all pages without a preview", () => {
    for (const uri of ["/bike-ads/", `/bike-ads/${"a".repeat(65)}`, "/qr/%3Cscript%3E"])
      expect(passOn(uri)).toMatchObject({ uri: "/app.html", headers: {} });
    expect(passOn("/qr/%3Cscript%3E").headers).toEqual({});
  });

  it("is not sent for an unknown page", () => {
    expect(passOn("/qr/a/b")).toMatchObject({ statusCode: 404 });
  });

  it("ignores forged headers of the viewer", () => {
    const claimed = { "x-page-address": { value: "/qr/other" }, "x-page-language": { value: "en" } };
    expect(passOn("/bike-ads/", { ...claimed }).headers).toEqual({});
    expect(passOn(`/qr/${uid}`, { ...claimed }).headers).toEqual({
      "x-page-address": { value: `/qr/${uid}` },
      "x-page-language": { value: "sv" },
    });
  });
});
