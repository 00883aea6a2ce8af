import type { Clock, CloudContext } from "#local/cloud.ts";
import { createFirewall } from "#local/firewall/firewall.ts";
import type { Firewall } from "#local/firewall/firewall.ts";
import { mayDo } from "#local/iam/demand.ts";
import { createBucketOrigin } from "#local/site/bucket-origin.ts";
import type { Origin } from "#local/site/origin.ts";
import type { ReadObject } from "./s3-reader.ts";
import type { Gateway } from "#local/gateway/gateway.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readDistributions } from "#local/template/readers/distributions.ts";
import type { DistributionConfig } from "#local/template/readers/distributions.ts";
import { readFirewall } from "#local/template/readers/firewalls.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import type { HttpApiConfig } from "#local/template/readers/http-apis.ts";
import { readRealtimeApis } from "#local/template/readers/realtime-apis.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { TemplateError } from "#local/template/template-error.ts";

type Dependencies = {
  readonly context: CloudContext;
  readonly template: CloudTemplate;
  readonly distribution: DistributionConfig;
  readonly gateways: readonly { api: HttpApiConfig; gateway: Gateway }[];
  readonly readObject: ReadObject;
  /** What serves the pages: the built web app, or the development server. */
  readonly pages: Origin;
};

/** Reads objects as CloudFront does for a distribution: where the policy of the bucket lets it. */
const asDistribution =
  ({ context, distribution, readObject }: Dependencies): ReadObject =>
  async (bucket, key) => {
    const isAllowed = mayDo(context, {
      service: "cloudfront.amazonaws.com",
      sourceArn: `arn:aws:cloudfront::${context.accountId}:distribution/${distribution.id}`,
      action: "s3:GetObject",
      resource: `arn:aws:s3:::${bucket}/${key}`,
    });
    return isAllowed ? readObject(bucket, key) : undefined;
  };

/** What stands behind each domain that the site forwards to. Pages are served from where they are built. */
export const siteOrigins = (dependencies: Dependencies): Map<string, Origin> => {
  const { template, distribution, gateways, pages } = dependencies;
  const readObject = asDistribution(dependencies);
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

/** What the template says of the site. */
export const readSite = (template: CloudTemplate): DistributionConfig => {
  const [distribution] = readDistributions(template);
  if (distribution === undefined) throw new TemplateError("the template has no site.");
  return distribution;
};

/** What guards the site, where the template names something. */
export const firewallOf = (
  template: CloudTemplate,
  { firewall }: DistributionConfig,
  clock: Clock,
): Firewall | undefined =>
  firewall === undefined ? undefined : createFirewall(readFirewall(template, firewall), clock);
