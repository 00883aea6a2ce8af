import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

import { readTarget } from "#local/aws/request-target.ts";
import { drain } from "#local/aws/drain.ts";
import type { Firewall } from "#local/firewall/firewall.ts";
import type { BehaviourConfig, DistributionConfig } from "#local/template/readers/distributions.ts";
import type { HeadersPolicy } from "#local/template/readers/headers-policies.ts";
import { TemplateError } from "#local/template/template-error.ts";

import { compileEdgeFunction } from "./edge-function.ts";
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
  const { domain } = behaviour.origin;
  const origin = origins.get(domain);
  if (origin === undefined)
    throw new TemplateError(`the site has an origin ${domain} that is not served here.`);
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

/** Serves the site as its CloudFront distribution does: the firewall comes first, then the first behaviour whose pattern matches decides on methods, headers, function and origin. `origins` are known by their domain. */
export const createSite = (
  distribution: DistributionConfig,
  origins: ReadonlyMap<string, Origin>,
  firewall?: Firewall,
): Site => {
  const behaviours = distribution.behaviours.map((behaviour) => prepare(behaviour, origins));
  const find = (path: string): Prepared | undefined =>
    behaviours.find(({ pathPattern }) => pathPattern === undefined || matchesPath(pathPattern, path));
  return {
    handle: async (request, response) => {
      const url = request.url ?? "/";
      const { path: asked } = readTarget(url);
      const refusal = firewall?.judge(addressOf(request), asked);
      if (refusal !== undefined) {
        await drain(request);
        return sendText(response, refusal.status, { "content-type": refusal.contentType }, refusal.body);
      }
      const behaviour = find(asked);
      if (behaviour === undefined || !behaviour.methods.includes(request.method ?? "")) {
        await drain(request);
        return sendText(
          response,
          403,
          { "content-type": "text/plain" },
          "This method is not allowed here.\n",
        );
      }
      applyPolicy(response, behaviour.headersPolicy);
      const outcome = outcomeOf(behaviour, request, url);
      if (outcome.kind === "answer") return sendText(response, outcome.status, outcome.headers, outcome.body);
      const root = outcome.uri === "/" && distribution.rootObject !== undefined;
      const path = root ? `/${distribution.rootObject}` : outcome.uri;
      const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
      const { headers: own, path: prefix } = behaviour.origin;
      const headers = { ...outcome.headers, ...own };
      await behaviour.handler.handle(request, response, { url: `${prefix}${path}${query}`, headers });
    },
  };
};
