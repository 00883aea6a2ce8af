import type { Clock, CloudContext } from "#local/cloud.ts";
import { createFirewall, type Firewall } from "#local/aws/firewall/firewall.ts";
import { mayDo } from "#local/aws/iam/demand.ts";
import { createBucketOrigin } from "#local/aws/site/bucket-origin.ts";
import type { Origin } from "#local/aws/site/origin.ts";
import type { ReadObject } from "./s3-reader.ts";
import type { Gateway } from "#local/aws/gateway/gateway.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readDistributions, type DistributionConfig } from "#local/template/readers/distributions.ts";
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
  readonly pages: Origin;
};

/** Reads objects as CloudFront does, subject to the policy of the bucket. */
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

/** Maps each origin domain to a local one; the pages come from their build instead of a bucket. */
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

/** Returns a setting from the first function that has it. */
const settingIn = (template: CloudTemplate, name: string): string =>
  readFunctions(template).flatMap(({ environment }) => environment[name] ?? [])[0] ?? "";

/** The content of /config.json with local addresses. */
export const siteConfig = (template: CloudTemplate): Record<string, string> => {
  const { baseUrl } = template.place;
  const [pool] = readUserPools(template);
  const [realtime] = readRealtimeApis(template);
  return {
    userPoolId: pool?.poolId ?? "",
    userPoolClientId: pool?.clients[0]?.clientId ?? "",
    userPoolEndpoint: `${baseUrl}${servicePrefix("cognito-idp")}`,
    realtimeUrl: `${baseUrl}${servicePrefix("appsync")}/${realtime?.id ?? ""}/graphql`,
    supportEmail: settingIn(template, "SUPPORT_EMAIL"),
    controller: ["SELLER_NAME", "SELLER_ORGANISATION_NUMBER", "SELLER_ADDRESS"]
      .map((name) => settingIn(template, name))
      .join(", "),
    signUps: settingIn(template, "SIGN_UPS"),
    stage: "local",
  };
};

export const readSite = (template: CloudTemplate): DistributionConfig => {
  const [distribution] = readDistributions(template);
  if (distribution === undefined) throw new TemplateError("the template has no site.");
  return distribution;
};

export const firewallOf = (
  template: CloudTemplate,
  { firewall }: DistributionConfig,
  clock: Clock,
): Firewall | undefined =>
  firewall === undefined ? undefined : createFirewall(readFirewall(template, firewall), clock);
