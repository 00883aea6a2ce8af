import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";

export type CachePolicy = {
  readonly minSeconds: number;
  readonly defaultSeconds: number;
  readonly maxSeconds: number;
  /** In lower case. */
  readonly headers: readonly string[];
  readonly isQueryInKey: (name: string) => boolean;
  readonly isCookieInKey: (name: string) => boolean;
  /** The encodings that count in the key, best first. */
  readonly encodings: readonly ("br" | "gzip")[];
};

const nothing = (): boolean => false;
const everything = (): boolean => true;

/** Managed policies, whose ids are the same in every account. */
const managed: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  "658327ea-f89d-4fab-a63d-7e88639e58f6": {
    minSeconds: 1,
    defaultSeconds: 86_400,
    maxSeconds: 31_536_000,
    headers: [],
    isQueryInKey: nothing,
    isCookieInKey: nothing,
    encodings: ["br", "gzip"],
  },
  // CachingDisabled
  "4135ea2d-6df8-44a3-9df3-4b5a84be39ad": {
    minSeconds: 0,
    defaultSeconds: 0,
    maxSeconds: 0,
    headers: [],
    isQueryInKey: nothing,
    isCookieInKey: nothing,
    encodings: [],
  },
};

const Policy = z.object({
  CachePolicyConfig: z.object({
    MinTTL: z.coerce.number(),
    DefaultTTL: z.coerce.number(),
    MaxTTL: z.coerce.number(),
    Name: z.string(),
    Comment: z.string().optional(),
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      CookiesConfig: z.object({ CookieBehavior: z.string(), Cookies: z.array(z.string()).default([]) }),
      HeadersConfig: z.object({
        HeaderBehavior: z.enum(["none", "whitelist"]),
        Headers: z.array(z.string()).default([]),
      }),
      QueryStringsConfig: z.object({
        QueryStringBehavior: z.string(),
        QueryStrings: z.array(z.string()).default([]),
      }),
      EnableAcceptEncodingBrotli: z.boolean().default(false),
      EnableAcceptEncodingGzip: z.boolean().default(false),
    }),
  }),
});

const choice = (behaviour: string, names: readonly string[]): ((name: string) => boolean) => {
  switch (behaviour) {
    case "none":
      return nothing;
    case "all":
      return everything;
    case "whitelist":
      return (name) => names.includes(name);
    case "allExcept":
      return (name) => !names.includes(name);
    default:
      throw new TemplateError(`${behaviour} of a cache policy is not understood here.`);
  }
};

const policyOf = ({ CachePolicyConfig: config }: z.output<typeof Policy>): CachePolicy => {
  const key = config.ParametersInCacheKeyAndForwardedToOrigin;
  const { CookiesConfig: cookies, QueryStringsConfig: query } = key;
  return {
    minSeconds: config.MinTTL,
    defaultSeconds: config.DefaultTTL,
    maxSeconds: config.MaxTTL,
    headers: key.HeadersConfig.Headers.map((name) => name.toLowerCase()),
    isQueryInKey: choice(query.QueryStringBehavior, query.QueryStrings),
    isCookieInKey: choice(cookies.CookieBehavior, cookies.Cookies),
    encodings: [
      ...(key.EnableAcceptEncodingBrotli ? (["br"] as const) : []),
      ...(key.EnableAcceptEncodingGzip ? (["gzip"] as const) : []),
    ],
  };
};

export const readCachePolicies = (template: CloudTemplate): ((id: string) => CachePolicy) => {
  const own = new Map(
    template
      .all("AWS::CloudFront::CachePolicy", Policy)
      .map(({ ref, properties }) => [ref, policyOf(properties)]),
  );
  return (id) => {
    const policy = own.get(id) ?? managed[id];
    if (policy === undefined) throw new TemplateError(`the cache policy ${id} is not known here.`);
    return policy;
  };
};
