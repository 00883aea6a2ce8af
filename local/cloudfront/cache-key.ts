import type { IncomingHttpHeaders } from "node:http";

import type { CachePolicy } from "#local/template/readers/cache-policies.ts";

import type { CacheKey } from "./edge-cache.ts";

const chosen = (pairs: readonly string[], isInKey: (name: string) => boolean): string[] =>
  pairs.filter((pair) => pair !== "" && isInKey(pair.split("=")[0] ?? ""));

/** By what a behaviour tells the answers to requests apart. `url` is what its origin is asked for, `headers` are those of the viewer with what the function at the edge has made of them. */
export const cacheKeyOf = (policy: CachePolicy, headers: IncomingHttpHeaders, url: string): CacheKey => {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  const asked = chosen(query.split("&"), policy.isQueryInKey).join("&");
  const { cookie = "", "accept-encoding": accepted = "" } = headers;
  const rest = [
    policy.headers.map((name) => headers[name] ?? null),
    chosen(cookie.split(/;\s*/), policy.isCookieInKey),
    policy.encodings.filter((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)),
  ];
  return { address: asked === "" ? path : `${path}?${asked}`, rest: JSON.stringify(rest) };
};
