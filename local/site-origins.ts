import { createBucketOrigin } from "#local/site/bucket-origin.ts";
import type { Origin } from "#local/site/origin.ts";
import type { ReadObject } from "#local/object-reader.ts";
import type { Gateway } from "#local/gateway/gateway.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import type { DistributionConfig } from "#local/template/readers/distributions.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import type { HttpApiConfig } from "#local/template/readers/http-apis.ts";
import { readRealtimeApis } from "#local/template/readers/realtime-apis.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";

type Parts = {
  readonly template: CloudTemplate;
  readonly distribution: DistributionConfig;
  readonly gateways: readonly { api: HttpApiConfig; gateway: Gateway }[];
  readonly readObject: ReadObject;
  /** What serves the pages: the built web app, or the development server. */
  readonly pages: Origin;
};

/** What stands behind each domain that the site forwards to. Pages are served from where they are built. */
export const siteOrigins = (parts: Parts): Map<string, Origin> => {
  const { template, distribution, gateways, readObject, pages } = parts;
  const pagesDomain = distribution.behaviours.at(-1)?.origin.domain;
  const buckets = readBuckets(template).map(({ domain, name }): [string, Origin] => [
    domain,
    domain === pagesDomain ? pages : createBucketOrigin(name, readObject),
  ]);
  const apis = gateways.map(({ api, gateway }): [string, Origin] => [api.domain, gateway]);
  return new Map([...buckets, ...apis]);
};

/** Where the deployed functions send what people write. */
const supportEmailIn = (template: CloudTemplate): string =>
  readFunctions(template).flatMap(({ environment }) => environment["SUPPORT_EMAIL"] ?? [])[0] ?? "";

/** What a deployment writes to /config.json, with the addresses of this machine. */
export const siteConfig = (template: CloudTemplate): Record<string, string> => {
  const { baseUrl, region } = template.place;
  const [pool] = readUserPools(template);
  const [realtime] = readRealtimeApis(template);
  // Amplify makes wss:// of http:// and https:// in lower case only, and this machine speaks no TLS.
  const origin = baseUrl.replace("http://", "HTTP://");
  return {
    region,
    userPoolId: pool?.poolId ?? "",
    userPoolClientId: pool?.clients[0]?.clientId ?? "",
    userPoolEndpoint: `${baseUrl}${servicePrefix("cognito-idp")}`,
    realtimeUrl: `${origin}${servicePrefix("appsync")}/${realtime?.id ?? ""}/graphql`,
    supportEmail: supportEmailIn(template),
    stage: "local",
  };
};
