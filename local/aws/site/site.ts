import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { drain } from "#local/aws/wire/drain.ts";
import { readBody } from "#local/aws/wire/read-body.ts";
import { replay } from "#local/aws/wire/replay.ts";
import type { EdgeCache } from "#local/aws/cloudfront/edge-cache.ts";
import { serveCached } from "#local/aws/cloudfront/serve-cached.ts";
import type { Firewall } from "#local/aws/firewall/firewall.ts";
import type { BehaviourConfig, DistributionConfig } from "#local/template/readers/distributions.ts";
import type { Refusal } from "#local/template/readers/firewalls.ts";
import type { HeadersPolicy } from "#local/template/readers/headers-policies.ts";
import { TemplateError } from "#local/template/template-error.ts";
import { compileEdgeFunction } from "./edge-function.ts";
import type { Origin } from "./origin.ts";
import { matchesPath } from "./path-pattern.ts";
import { capture } from "#local/aws/cloudfront/answer.ts";

/**
 * Asks the second origin if the first responds with one of these statuses. A live second origin, the
 * development server, serves everything, because the first would serve outdated pages.
 */
const withFallback = (first: Origin, second: Origin, statuses: readonly number[]): Origin => {
  if (second.isLive) return second;
  return {
    handle: async (request, response, forwarded) => {
      const answer = await capture(request, (captured) => first.handle(request, captured, forwarded));
      if (statuses.includes(answer.status)) return second.handle(request, response, forwarded);
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    },
  };
};

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

/** Larger than any limit behind the site. */
const largestBody = 64 * 1024 * 1024;

/** Runs the firewall, which reads the whole body, and returns a request that can be read again. */
const guard = async (
  firewall: Firewall | false | undefined,
  request: IncomingMessage,
  path: string,
): Promise<{ readonly refusal?: Refusal | undefined; readonly request: IncomingMessage }> => {
  if (!firewall) return { request };
  const { headers, url = "/" } = request;
  const refusal = firewall.judge(addressOf(request), { path, headers });
  if (refusal !== undefined) return { refusal, request };
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  const body = hasBody ? await readBody(request, largestBody) : Buffer.alloc(0);
  const query = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
  const found = firewall.inspect({ path, headers, query, body });
  return { refusal: found, request: hasBody ? replay(request, body) : request };
};

type Edge = {
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

/**
 * Serves the site as its CloudFront distribution: the firewall first, then the first behaviour with a
 * matching pattern; `origins` by domain.
 */
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
      const { path: requested } = readTarget(url);
      const { refusal, request } = await guard(firewall, arrived, requested);
      if (refusal !== undefined) return turnAway(request, response, refusal);
      const behaviour = find(requested);
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
