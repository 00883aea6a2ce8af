import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type BucketConfig = {
  readonly name: string;
  readonly logicalId: string;
  /** The host from which CloudFront fetches the bucket's objects. */
  readonly domain: string;
  readonly lifecycleDays: { prefix: string; days: number }[];
  /** Days for which old versions are kept; undefined without versioning. */
  readonly versionDays: number | undefined;
  /** The encryption key, if the template declares one. */
  readonly keyArn: string | undefined;
};

const Rule = z.object({
  Status: z.enum(["Enabled", "Disabled"]),
  ExpirationInDays: z.coerce.number().optional(),
  Prefix: z.string().default(""),
  NoncurrentVersionExpiration: z.object({ NoncurrentDays: z.coerce.number() }).optional(),
});

const Encryption = z.object({
  ServerSideEncryptionConfiguration: z.array(
    z.object({
      ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.string().optional() }).optional(),
    }),
  ),
});

const Bucket = z.object({
  BucketEncryption: Encryption.optional(),
  VersioningConfiguration: z.object({ Status: z.enum(["Enabled", "Suspended"]) }).optional(),
  LifecycleConfiguration: z.object({ Rules: z.array(Rule) }).optional(),
});

const versionDaysOf = ({ VersioningConfiguration, LifecycleConfiguration }: z.infer<typeof Bucket>) => {
  if (VersioningConfiguration?.Status !== "Enabled") return undefined;
  const rules = (LifecycleConfiguration?.Rules ?? []).filter(({ Status }) => Status === "Enabled");
  const days = rules.flatMap(({ NoncurrentVersionExpiration: after }) => after?.NoncurrentDays ?? []);
  return Math.min(Infinity, ...days);
};

export const readBuckets = (template: CloudTemplate): BucketConfig[] =>
  template.all("AWS::S3::Bucket", Bucket).map(({ ref, logicalId, properties }) => ({
    name: ref,
    logicalId,
    keyArn: (properties.BucketEncryption?.ServerSideEncryptionConfiguration ?? [])
      .map((rule) => rule.ServerSideEncryptionByDefault?.KMSMasterKeyID)
      .find((key) => key?.startsWith("arn:")),
    versionDays: versionDaysOf(properties),
    domain: `${ref}.s3.amazonaws.com`,
    lifecycleDays: (properties.LifecycleConfiguration?.Rules ?? []).flatMap((rule) =>
      rule.Status === "Enabled" && rule.ExpirationInDays !== undefined
        ? [{ prefix: rule.Prefix, days: rule.ExpirationInDays }]
        : [],
    ),
  }));
