import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";
import { awsCalls } from "../smoke/aws-call.ts";
import { awsDeployment } from "../smoke/aws-deployment.ts";
import { outputsOf, resourcesOf } from "../smoke/aws-stacks.ts";
import { allChecks } from "../smoke/checks/all-checks.ts";
import { smoke, summary } from "../smoke/smoke.ts";
import { notHere } from "./not-here.ts";
import { openApi, openSite } from "./site.ts";

type Placed = { readonly url: string; readonly region: string; readonly stage: string };

const Outputs = z.object({ UserPoolId: z.string(), UserPoolClientId: z.string(), RealtimeUrl: z.string() });
const Configuration = z.object({ Environment: z.object({ Variables: ApiEnv }) });

/** Reads the outputs, the origin secret and the API's id of the deployment. */
const deployed = async ({ region, stage }: Placed) => {
  const aws = awsCalls(region);
  const registry = `cykelregistret-${stage}`;
  const outputs = Outputs.parse(await outputsOf(aws, registry));
  const physical = async (stack: string, type: string): Promise<string> =>
    (await resourcesOf(aws, stack)).find(({ ResourceType }) => ResourceType === type)?.PhysicalResourceId ??
    "";
  const aFunction = await physical(`${registry}-features`, "AWS::Lambda::Function");
  const configuration = await aws.get("lambda", `/2015-03-31/functions/${aFunction}/configuration`);
  const [originSecret = ""] = Configuration.parse(configuration).Environment.Variables.ORIGIN_SECRETS;
  return { outputs, originSecret, apiId: await physical(registry, "AWS::ApiGatewayV2::Api") };
};

/** Runs the smoke checks against the deployment, reports those that cannot run here, and returns true when all others pass. */
export const tryOut = async (placed: Placed): Promise<boolean> => {
  const { url, region, stage } = placed;
  const { outputs, originSecret, apiId } = await deployed(placed);
  const { UserPoolId: userPoolId, UserPoolClientId: userPoolClientId, RealtimeUrl: realtimeUrl } = outputs;
  const config = { region, userPoolId, userPoolClientId, userPoolEndpoint: url, realtimeUrl };
  const [api, site] = [
    await openApi({ url, id: apiId }),
    await openSite({ url, id: apiId }, originSecret, config),
  ];
  try {
    const deployment = { ...(await awsDeployment(stage)), siteUrl: site.url, apiUrl: api.url };
    const checks = allChecks.filter(({ name }) => notHere[name] === undefined);
    const result = await smoke(deployment, checks, () => undefined);
    console.log(summary(result));
    console.log("\nNot asked here:");
    for (const [name, reason] of Object.entries(notHere)) console.log(`  ${name}: ${reason}`);
    return result.outcomes.every(({ mark }) => mark !== "✗");
  } finally {
    await site.stop();
    await api.stop();
  }
};
