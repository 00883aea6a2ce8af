import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";
import { readCachePolicies, type CachePolicy } from "./cache-policies.ts";
import { readHeadersPolicies, type HeadersPolicy } from "./headers-policies.ts";

type OriginConfig = {
  readonly domain: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type BehaviourConfig = {
  /** Undefined for the default behaviour. */
  readonly pathPattern: string | undefined;
  readonly origin: OriginConfig;
  /** A second origin for responses with one of these statuses. */
  readonly fallback?: { readonly origin: OriginConfig; readonly statuses: readonly number[] } | undefined;
  readonly methods: readonly string[];
  readonly headersPolicy: HeadersPolicy | undefined;
  readonly cachePolicy: CachePolicy;
  /** The JavaScript of the CloudFront function that runs before the origin. */
  readonly viewerRequest: string | undefined;
};

export type DistributionConfig = {
  readonly id: string;
  /** In order of precedence, the default last. */
  readonly behaviours: readonly BehaviourConfig[];
  readonly rootObject: string | undefined;
  readonly firewall: string | undefined;
  /** Minimum seconds in the cache for error responses, by status. */
  readonly errorSeconds: ReadonlyMap<number, number>;
};

const Behaviour = z.looseObject({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  ResponseHeadersPolicyId: z.string().optional(),
  CachePolicyId: z.string(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
});
type Behaviour = z.infer<typeof Behaviour>;

const Origin = z.looseObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(""),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
});

const OriginGroup = z.object({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
  Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
});
type OriginGroup = z.infer<typeof OriginGroup>;

const ErrorResponse = z.object({
  ErrorCode: z.coerce.number(),
  ErrorCachingMinTTL: z.coerce.number().optional(),
  ResponsePagePath: z.string().optional(),
});

const Distribution = z.object({
  DistributionConfig: z.looseObject({
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour).default([]),
    Origins: z.array(Origin),
    OriginGroups: z.object({ Items: z.array(OriginGroup) }).default({ Items: [] }),
    DefaultRootObject: z.string().optional(),
    CustomErrorResponses: z.array(ErrorResponse).default([]),
    WebACLId: z.string().optional(),
  }),
});

const EdgeFunction = z.object({ FunctionCode: z.string() });

const originOf = (origins: readonly z.infer<typeof Origin>[], id: string): OriginConfig => {
  const origin = origins.find((candidate) => candidate.Id === id);
  if (origin === undefined) throw new TemplateError(`a behaviour names the missing origin ${id}.`);
  return {
    domain: origin.DomainName,
    path: origin.OriginPath,
    headers: Object.fromEntries(
      origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
        HeaderName.toLowerCase(),
        HeaderValue,
      ]),
    ),
  };
};

/** A behaviour can name an origin or a group of two. */
const originsOf = (
  origins: readonly z.infer<typeof Origin>[],
  groups: readonly OriginGroup[],
  id: string,
): Pick<BehaviourConfig, "origin" | "fallback"> => {
  const group = groups.find((each) => each.Id === id);
  const [first = { OriginId: id }, second] = group?.Members.Items ?? [];
  const origin = originOf(origins, first.OriginId);
  if (group === undefined || second === undefined) return { origin };
  const statuses = group.FailoverCriteria.StatusCodes.Items;
  return { origin, fallback: { origin: originOf(origins, second.OriginId), statuses } };
};

const viewerRequestOf = (code: ReadonlyMap<string, string>, behaviour: Behaviour): string | undefined => {
  const other = behaviour.FunctionAssociations.find(({ EventType }) => EventType !== "viewer-request");
  if (other !== undefined) throw new TemplateError(`a function on ${other.EventType} is not served here.`);
  const [association] = behaviour.FunctionAssociations;
  if (association === undefined) return undefined;
  const source = code.get(association.FunctionARN);
  if (source === undefined) throw new TemplateError(`there is no function ${association.FunctionARN}.`);
  return source;
};

const errorSecondsOf = (responses: readonly z.infer<typeof ErrorResponse>[]): Map<number, number> => {
  if (responses.some(({ ResponsePagePath }) => ResponsePagePath !== undefined))
    throw new TemplateError("error pages of a distribution are not served here.");
  return new Map(
    responses.flatMap(({ ErrorCode, ErrorCachingMinTTL: seconds }): [number, number][] =>
      seconds === undefined ? [] : [[ErrorCode, seconds]],
    ),
  );
};

export const readDistributions = (template: CloudTemplate): DistributionConfig[] => {
  const policies = readHeadersPolicies(template);
  const cachePolicyOf = readCachePolicies(template);
  const functions = template.all("AWS::CloudFront::Function", EdgeFunction);
  const code = new Map(functions.map(({ ref, properties }) => [ref, properties.FunctionCode]));
  return template.all("AWS::CloudFront::Distribution", Distribution).map(({ ref: id, properties }) => {
    const config = properties.DistributionConfig;
    const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior];
    return {
      id,
      rootObject: config.DefaultRootObject,
      firewall: config.WebACLId,
      errorSeconds: errorSecondsOf(config.CustomErrorResponses),
      behaviours: behaviours.map((behaviour) => ({
        pathPattern: behaviour.PathPattern,
        ...originsOf(config.Origins, config.OriginGroups.Items, behaviour.TargetOriginId),
        methods: behaviour.AllowedMethods,
        headersPolicy: policies.get(behaviour.ResponseHeadersPolicyId ?? ""),
        cachePolicy: cachePolicyOf(behaviour.CachePolicyId),
        viewerRequest: viewerRequestOf(code, behaviour),
      })),
    };
  });
};
