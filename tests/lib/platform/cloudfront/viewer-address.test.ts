import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const file = path.resolve(import.meta.dirname, "../../../../lib/platform/cloudfront/viewer-address.js");
const passOn = (event: object): unknown =>
  runInNewContext(`${readFileSync(file, "utf8")}; handler(event)`, { event });

const request = { method: "GET", uri: "/api/me", querystring: {}, cookies: {} };

describe("the visitor's address in a request to the API", () => {
  it("is the real one, and nothing else changes", () => {
    const headers = { authorization: { value: "Bearer token" } };
    expect(passOn({ viewer: { ip: "198.51.100.7" }, request: { ...request, headers } })).toEqual({
      ...request,
      headers: { ...headers, "x-viewer-address": { value: "198.51.100.7" } },
    });
  });

  it("ignores a forged header of the viewer", () => {
    const claimed = {
      value: "203.0.113.1",
      multiValue: [{ value: "203.0.113.1" }, { value: "203.0.113.2" }],
    };
    const headers = { "x-viewer-address": claimed };
    expect(passOn({ viewer: { ip: "2001:db8::1" }, request: { ...request, headers } })).toEqual({
      ...request,
      headers: { "x-viewer-address": { value: "2001:db8::1" } },
    });
  });
});

describe("the well-known address of the public keys of certificates", () => {
  it("is a route of the API", () => {
    const keys = { ...request, uri: "/.well-known/cykelregistret-keys.json", headers: {} };
    expect(passOn({ viewer: { ip: "198.51.100.7" }, request: keys })).toMatchObject({
      uri: "/api/certificates/keys",
    });
  });
});
