import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import { readTarget } from "#local/aws/request-target.ts";
import { drain } from "#local/aws/drain.ts";
import { readBody } from "#local/aws/read-body.ts";
import { replay } from "#local/aws/replay.ts";
import type { EdgeCache } from "#local/cloudfront/edge-cache.ts";
import { serveCached } from "#local/cloudfront/serve-cached.ts";
import type { Firewall } from "#local/firewall/firewall.ts";
import type { BehaviourConfig, DistributionConfig } from "#local/template/readers/distributions.ts";
import type { Refusal } from "#local/template/readers/firewalls.ts";
import type { HeadersPolicy } from "#local/template/readers/headers-policies.ts";
import { TemplateError } from "#local/template/template-error.ts";

import { compileEdgeFunction } from "./edge-function.ts";
import { withFallback } from "./fallback.ts";
import type { Origin } from "./origin.ts";
import { matchesPath } from "./path-pattern.ts";

export type Site = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

const applyPolicy = (response: ServerResponse, policy: HeadersPolicy | undefined): void => {
  for (const { name, value } of policy?.set ?? []) response.setHeader(name, value);
};

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(",") : value]],
    ),
  );

const sendText = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
) => {
  response.writeHead(status, headers);
  response.end(body);
};

const prepare = (behaviour: BehaviourConfig, origins: ReadonlyMap<string, Origin>) => {
  const { fallback } = behaviour;
  const at = ({ domain }: BehaviourConfig["origin"]): Origin => {
    const origin = origins.get(domain);
    if (origin === undefined)
      throw new TemplateError(`the site has an origin ${domain} that is not served here.`);
    return origin;
  };
  const first = at(behaviour.origin);
  const origin = fallback ? withFallback(first, at(fallback.origin), fallback.statuses) : first;
  const edit =
    behaviour.viewerRequest === undefined ? undefined : compileEdgeFunction(behaviour.viewerRequest);
  return { ...behaviour, handler: origin, edit };
};
type Prepared = ReturnType<typeof prepare>;

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? "127.0.0.1";

const outcomeOf = ({ edit }: Prepared, request: IncomingMessage, url: string) => {
  const { path, query } = readTarget(url);
  const ip = addressOf(request);
  const input = { method: request.method ?? "GET", uri: path, query, headers: flat(request.headers), ip };
  return edit?.(input) ?? { kind: "forward" as const, uri: path, headers: {} };
};

/** Beyond what any part of the cloud takes. */
const largestBody = 64 * 1024 * 1024;

/** Asks the firewall, which reads the whole body; answers with the request to go on with. */
const guard = async (
  firewall: Firewall | false | undefined,
  request: IncomingMessage,
  path: string,
): Promise<{ readonly refusal?: Refusal | undefined; readonly request: IncomingMessage }> => {
  if (!firewall) return { request };
  const refusal = firewall.judge(addressOf(request), path);
  if (refusal !== undefined) return { refusal, request };
  const { headers, url = "/" } = request;
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  const body = hasBody ? await readBody(request, largestBody) : Buffer.alloc(0);
  const { cookie = "", "user-agent": userAgent } = headers;
  const query = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
  const found = firewall.inspect({ userAgent, cookie, path, query, body });
  return { refusal: found, request: hasBody ? replay(request, body) : request };
};

type Edge = {
  /** Where the answers of the origins are kept. */
  readonly cache: EdgeCache;
  readonly firewall?: Firewall | false | undefined;
};

const turnAway = async (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => {
  await drain(request);
  const headers = { ...refusal.headers, "content-type": refusal.contentType };
  return sendText(response, refusal.status, headers, refusal.body);
};

const notAllowed: Refusal = {
  status: 403,
  contentType: "text/plain",
  headers: { "x-cache": "Error from cloudfront" },
  body: "This method is not allowed here.\n",
};

/** Serves the site as its CloudFront distribution does: the firewall comes first, then the first behaviour whose pattern matches decides on methods, headers, function and origin. `origins` are known by their domain, and what they answer is kept in `cache` as the behaviour says. */
export const createSite = (
  distribution: DistributionConfig,
  origins: ReadonlyMap<string, Origin>,
  { cache, firewall }: Edge,
): Site => {
  const behaviours = distribution.behaviours.map((behaviour) => prepare(behaviour, origins));
  const find = (path: string): Prepared | undefined =>
    behaviours.find(({ pathPattern }) => pathPattern === undefined || matchesPath(pathPattern, path));
  return {
    handle: async (arrived, response) => {
      const url = arrived.url ?? "/";
      const { path: asked } = readTarget(url);
      const { refusal, request } = await guard(firewall, arrived, asked);
      if (refusal !== undefined) return turnAway(request, response, refusal);
      const behaviour = find(asked);
      if (behaviour === undefined || !behaviour.methods.includes(request.method ?? ""))
        return turnAway(request, response, notAllowed);
      applyPolicy(response, behaviour.headersPolicy);
      const outcome = outcomeOf(behaviour, request, url);
      if (outcome.kind === "answer") {
        const own = { ...outcome.headers, "x-cache": "FunctionGeneratedResponse from cloudfront" };
        return sendText(response, outcome.status, own, outcome.body);
      }
      const root = outcome.uri === "/" && distribution.rootObject !== undefined;
      const path = root ? `/${distribution.rootObject}` : outcome.uri;
      const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
      const { headers: own, path: prefix } = behaviour.origin;
      const forwarded = { url: `${prefix}${path}${query}`, headers: { ...outcome.headers, ...own } };
      const work = (answer: ServerResponse) => behaviour.handler.handle(request, answer, forwarded);
      if (behaviour.handler.isLive) return work(response);
      const { cachePolicy: policy } = behaviour;
      const errors = distribution.errorSeconds;
      const exchange = { cache, policy, errors, request, headers: outcome.headers, work };
      await serveCached({ ...exchange, url: `${path}${query}` }, response);
    },
  };
};
