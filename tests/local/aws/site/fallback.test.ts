import { afterEach, expect, it } from "vitest";
import { createEdgeCache } from "#local/aws/cloudfront/edge-cache.ts";
import type { Origin } from "#local/aws/site/origin.ts";
import { createSite } from "#local/aws/site/site.ts";
import { aDistribution, keepsADay } from "#tests/local/aws/cloudfront/a-distribution.ts";
import { serve } from "#tests/local/serve.ts";

const answering = (status: number, text: string, isLive?: true): Origin => ({
  ...(isLive && { isLive }),
  handle: async (_request, response, { url }) => {
    response.writeHead(status, { "content-type": "text/plain" });
    response.end(`${text} ${url}`);
  },
});

let site: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(async () => site?.close());

/** Requests a page of a behaviour with two origins. */
const askWith = async (first: Origin, second: Origin) => {
  const { behaviours, ...rest } = aDistribution("first");
  const fallback = { origin: { domain: "second", path: "", headers: {} }, statuses: [403, 503] };
  const distribution = { ...rest, behaviours: behaviours.map((each) => ({ ...each, fallback })) };
  const origins = new Map([
    ["first", first],
    ["second", second],
  ]);
  const { handle } = createSite(distribution, origins, { cache: createEdgeCache(Date) });
  site = await serve(() => ({ prefix: "/", handle, close: async () => undefined }));
  const response = await fetch(`${site.baseUrl}/page`);
  return [response.status, await response.text()];
};

it("The site asks the first origin, also if that answers 404", async () => {
  expect(await askWith(answering(200, "first"), answering(200, "second"))).toEqual([200, "first /page"]);
  await site?.close();
  expect(await askWith(answering(404, "first"), answering(200, "second"))).toEqual([404, "first /page"]);
});

it("The site asks the second origin after one of the named errors of the first", async () => {
  expect(await askWith(answering(503, "first"), answering(200, "second"))).toEqual([200, "second /page"]);
  await site?.close();
  expect(await askWith(answering(500, "first"), answering(200, "second"))).toEqual([500, "first /page"]);
});

it("The site asks only the second origin while pages are being developed", async () => {
  expect(await askWith(answering(200, "first"), answering(200, "second", true))).toEqual([
    200,
    "second /page",
  ]);
});

it("The site caches responses by the headers that the edge function sets", async () => {
  const { behaviours, ...rest } = aDistribution("first", { ...keepsADay, headers: ["x-page"] });
  const viewerRequest = `function handler({ request }) {
    request.headers["x-page"] = { value: request.uri };
    request.uri = "/app.html";
    return request;
  }`;
  const distribution = { ...rest, behaviours: behaviours.map((each) => ({ ...each, viewerRequest })) };
  const first: Origin = {
    handle: async (_request, response, { headers }) => {
      response.writeHead(200, { "cache-control": "max-age=60" });
      response.end(headers["x-page"]);
    },
  };
  const { handle } = createSite(distribution, new Map([["first", first]]), {
    cache: createEdgeCache(Date),
  });
  site = await serve(() => ({ prefix: "/", handle, close: async () => undefined }));
  const { baseUrl } = site;
  const ask = async (path: string) => {
    const response = await fetch(baseUrl + path);
    return [await response.text(), response.headers.get("x-cache")];
  };
  expect(await ask("/one")).toEqual(["/one", "Miss from cloudfront"]);
  expect(await ask("/two")).toEqual(["/two", "Miss from cloudfront"]);
  expect(await ask("/one")).toEqual(["/one", "Hit from cloudfront"]);
});
