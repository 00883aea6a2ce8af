import * as z from "zod";
import { settingsOf } from "#lib/platform/settings.ts";
import { stages } from "#lib/stages/stages.ts";
import { awsCalls } from "./aws-call.ts";
import { type StackResource, outputsOf, resourcesOf } from "./aws-stacks.ts";
import { awsWatch } from "./aws-watch.ts";
import { type Deployment, removalAmong } from "./deployment.ts";

const Outputs = z.object({ SiteUrl: z.url(), UserPoolId: z.string() });
const FunctionConfiguration = z.object({
  Environment: z.object({ Variables: z.looseObject({}) }).optional(),
});

/** Suffixes of the region's stack names. */
const parts = ["", "-features", "-store-features", "-admin-features", "-pages", "-jobs"] as const;

/** Reads a stage's deployment from CloudFormation with the operator's credentials. */
export const awsDeployment = async (stage: string): Promise<Deployment> => {
  const chosen = stages[stage];
  if (!chosen) throw new Error(`There is no stage ${stage} in lib/stages.`);
  const { region, mailFrom, paymentsSecret } = settingsOf(stage, chosen);
  process.env["AWS_REGION"] = region;
  const aws = awsCalls(region);
  const registry = `cykelregistret-${stage}`;
  const { SiteUrl, UserPoolId } = Outputs.parse(await outputsOf(aws, registry));
  const resources: StackResource[] = [];
  for (const part of parts) resources.push(...(await resourcesOf(aws, `${registry}${part}`)));
  const edgeRegion = "us-east-1";
  const edge = await resourcesOf(awsCalls(edgeRegion), `${registry}-edge-watch-${region}`);
  const physical = (type: string, logical = ""): string | undefined =>
    resources.find(
      ({ ResourceType, LogicalResourceId }) => ResourceType === type && LogicalResourceId.startsWith(logical),
    )?.PhysicalResourceId;
  const environmentOf = async (logical: string) => {
    const name = physical("AWS::Lambda::Function", logical);
    if (name === undefined) throw new Error(`The stack Jobs has no function ${logical}.`);
    const address = `/2015-03-31/functions/${name}/configuration`;
    return FunctionConfiguration.parse(await aws.get("lambda", address)).Environment?.Variables;
  };
  const environments = await Promise.all(["EraseAccounts", "ExpireTransfers"].map(environmentOf));
  return {
    stage,
    siteUrl: SiteUrl,
    apiUrl: `https://${physical("AWS::ApiGatewayV2::Api") ?? ""}.execute-api.${region}.amazonaws.com`,
    userPoolId: UserPoolId,
    removal: removalAmong(environments),
    sendsMail: mailFrom !== undefined,
    takesPayments: paymentsSecret !== undefined,
    isEmbedded: false,
    watch: awsWatch(aws, { region, resources }, { region: edgeRegion, resources: edge }),
  };
};
