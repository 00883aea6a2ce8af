import { Stack, Validations } from "aws-cdk-lib";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { retainedLog } from "./retained-log.ts";
import { acknowledgeWildcard } from "./acknowledge-wildcard.ts";
import type { PrivateBucket } from "./private-bucket.ts";

export type SiteConfig = Readonly<
  Record<
    "userPoolId" | "userPoolClientId" | "realtimeUrl" | "supportEmail" | "controller" | "signUps" | "stage",
    string
  >
>;

type Props = {
  readonly bucket: PrivateBucket;
  /** The built web app. */
  readonly folder: string;
  /** Served as /config.json. */
  readonly config: SiteConfig;
};

/** The rights of CDK's helper function, which copies files into the bucket during a deployment. */
const helperRights = (region: string): string[] => [
  "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
  ...["Abort", "DeleteObject", "GetBucket", "GetObject", "List"].map((verb) => `IAM5[Action::s3:${verb}*]`),
  `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*]`,
  "L1",
];

const acknowledgeHelper = ({ handlerRole }: BucketDeployment, bucket: PrivateBucket): void => {
  const helper = handlerRole.node.scope ?? handlerRole;
  const reason = "CDK's own helper copies the web app into the site's bucket, and runs only in a deployment.";
  for (const right of helperRights(Stack.of(helper).region))
    Validations.of(helper).acknowledge({ id: `AwsSolutions-${right}`, reason });
  acknowledgeWildcard(helper, bucket.arnForObjects("*"), reason);
};

/** Copies the built web app and its configuration into the site's bucket. */
export class SiteContent extends Construct {
  constructor(scope: Construct, id: string, { bucket, folder, config }: Props) {
    super(scope, id);
    const built = Source.asset(folder);
    const logGroup = retainedLog(this, RetentionDays.THREE_MONTHS);
    const shared = { destinationBucket: bucket, memoryLimit: 512, logGroup };
    // Asset names change with their content. Old assets stay for pages that are still open.
    const assets = new BucketDeployment(this, "Assets", {
      ...shared,
      sources: [built],
      exclude: ["*"],
      include: ["assets/*"],
      prune: false,
      cacheControl: [CacheControl.fromString("public, max-age=31536000, immutable")],
    });
    const pages = new BucketDeployment(this, "Pages", {
      ...shared,
      sources: [built, Source.jsonData("config.json", config)],
      // .vite has the build's manifest.
      exclude: ["assets/*", ".vite/*"],
      cacheControl: [CacheControl.fromString("no-cache")],
    });
    // A page must not arrive before its assets.
    pages.node.addDependency(assets);
    acknowledgeHelper(pages, bucket);
  }
}
