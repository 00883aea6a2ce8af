import type { CachePolicy } from "#local/template/readers/cache-policies.ts";
import type { DistributionConfig } from "#local/template/readers/distributions.ts";

/** The values of CloudFront's policy CachingOptimized. */
export const keepsADay: CachePolicy = {
  minSeconds: 1,
  defaultSeconds: 86_400,
  maxSeconds: 31_536_000,
  headers: [],
  isQueryInKey: () => false,
  isCookieInKey: () => false,
  encodings: ["br", "gzip"],
};

export const aDistribution = (
  domain: string,
  cachePolicy: CachePolicy = keepsADay,
  errorSeconds: ReadonlyMap<number, number> = new Map(),
): DistributionConfig => ({
  id: "E1",
  rootObject: undefined,
  firewall: undefined,
  errorSeconds,
  behaviours: [
    {
      pathPattern: undefined,
      origin: { domain, path: "", headers: {} },
      methods: ["GET", "HEAD", "POST"],
      headersPolicy: undefined,
      viewerRequest: undefined,
      cachePolicy,
    },
  ],
});
