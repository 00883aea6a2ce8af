import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createEdgeCache } from "#local/aws/cloudfront/edge-cache.ts";
import { openRecords } from "#local/state/records.ts";
import { createBucketOrigin } from "#local/aws/site/bucket-origin.ts";
import type { Origin } from "#local/aws/site/origin.ts";
import { createPagesOrigin } from "#local/aws/site/pages-origin.ts";
import { matchesPath } from "#local/aws/site/path-pattern.ts";
import { createSite } from "#local/aws/site/site.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readDistributions } from "#local/template/readers/distributions.ts";
import { readHttpApis } from "#local/template/readers/http-apis.ts";
import { synthesiseSample } from "#tests/local/sample/sample-app.ts";
import { serve } from "#tests/local/serve.ts";

const script = `export const answer = ${"1 + ".repeat(1000)}1;`;

const folder = mkdtempSync(join(tmpdir(), "site-"));
const pages = join(folder, "web");
mkdirSync(join(pages, "assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "not for the public");
writeFileSync(join(pages, "index.html"), "<h1>start</h1>");
writeFileSync(join(pages, "app.html"), "<h1>app</h1>");
writeFileSync(join(pages, "assets", "app-1a2b.js"), script);

const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: "http://127.0.0.1:4300" };
const template = openTemplate(synthesiseSample(), place, openRecords(undefined));
const bucket = (part: string) => readBuckets(template).find(({ logicalId }) => logicalId.startsWith(part))!;
const echo: Origin = {
  handle: async (_request, response, forwarded) => {
    response.writeHead(200, { "content-type": "application/json" });
    const shown = (_name: string, value: unknown) => (value === undefined ? "taken away" : value);
    response.end(JSON.stringify(forwarded, shown));
  },
};
const origins = new Map([
  [bucket("Site").domain, createPagesOrigin(pages, () => ({ stage: "local" }))],
  [readHttpApis(template)[0]!.domain, echo],
  [
    bucket("BikePhotos").domain,
    createBucketOrigin(bucket("BikePhotos").name, async (_bucket, key) =>
      key === "photos/å.jpg"
        ? { body: Buffer.from("jpeg"), contentType: "image/jpeg", cacheControl: "max-age=60" }
        : undefined,
    ),
  ],
]);
const site = createSite(readDistributions(template)[0]!, origins, { cache: createEdgeCache(Date) });
const server = await serve(() => ({ prefix: "/", handle: site.handle, close: async () => undefined }));

afterAll(() => server.close());

const forwarded = ({ "x-origin-secret": _secret, ...others }: Record<string, string>) => others;

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.baseUrl}${path}`, { headers, method, redirect: "manual" });

/** `fetch` would normalise the path. */
const raw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.baseUrl);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });

describe("Pages", () => {
  test("are chosen by the deployed function", async () => {
    expect(await (await get("/")).text()).toBe("<h1>start</h1>");
    expect(await (await get("/mina-cyklar/bike_1?x=1")).text()).toBe("<h1>app</h1>");
    const moved = await get("/old?q=1");
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toBe("/new?q=1");
  });

  test("carry the deployed security headers", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("permissions-policy")).toBe("camera=(self)");
  });

  test("come compressed, and not again while the browser's copy is valid", async () => {
    const first = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(first.headers.get("vary")).toBe("accept-encoding");
    expect(first.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await first.text()).toBe(script);
    const etag = first.headers.get("etag")!;
    const again = await get("/assets/app-1a2b.js", { "if-none-match": etag });
    expect(again.status).toBe(304);
    const plain = await get("/assets/app-1a2b.js", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("content-length")).toBe(String(script.length));
  });

  test("are cached for ever if their name changes with their content, and revalidated otherwise", async () => {
    expect((await get("/assets/app-1a2b.js")).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
  });

  test("come with the configuration of this cloud", async () => {
    const response = await get("/config.json");
    expect(await response.json()).toEqual({ stage: "local" });
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test("answer HEAD without a body, and no other method", async () => {
    const head = await get("/", {}, "HEAD");
    expect(head.headers.get("content-length")).toBe("14");
    expect(await head.text()).toBe("");
    expect((await get("/", {}, "POST")).status).toBe(403);
  });
});

describe("Nothing outside the folder is served", () => {
  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/%00secret.txt",
    "/%zz.txt",
    "//etc/passwd.txt",
    "/missing.js",
    "/assets/.",
  ])("%s", async (path) => {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain("not for the public");
  });
});

test("The API gets the path, the query and the site's own header, whatever the browser sends", async () => {
  const response = await get("/api/bikes?limit=2", { "x-origin-secret": "forged" });
  expect(await response.json()).toEqual({
    url: "/api/bikes?limit=2",
    headers: {
      "x-origin-secret": expect.stringMatching(/^[A-Za-z0-9]{40}$/),
      "x-viewer-address": "127.0.0.1",
    },
  });
});

test("The deployed function sets the address of the viewer, which nobody can forge", async () => {
  const forged = { "x-viewer-address": "192.0.2.7", "x-trusted": "yes", cookie: "a=1", accept: "text/plain" };
  expect(forwarded((await (await get("/api/bikes", forged)).json()).headers)).toEqual({
    "x-viewer-address": "127.0.0.1",
    "x-trusted": "taken away",
  });
});

test("A photo is read from its bucket by its path", async () => {
  const answer = await get("/photos/%C3%A5.jpg");
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(await answer.text()).toBe("jpeg");
  expect((await get("/photos/other.jpg")).status).toBe(404);
});

test.each([
  ["/api/*", "/api/bikes/1", true],
  ["/api/*", "/apis", false],
  ["*.jpg", "/a/b.jpg", true],
  ["/a?c", "/abc", true],
  ["/a.c", "/abc", false],
])("The pattern %s and the path %s: %s", (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});
