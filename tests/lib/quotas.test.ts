import { globSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  deploymentOf,
  production,
  registryApp,
  resourcesOfType,
  stackIds,
  templateOf,
} from "#tests/lib/synthesised.ts";
import { bundled } from "./bundled.ts";

type Json = Record<string, unknown>;
type Quota = readonly [name: string, quota: number, used: () => number, source: string];

/** Bytes of each function, unpacked. */
const codeSizes = [...(await bundled()).values()].map(({ folder }) =>
  globSync(`${folder}/**`).reduce((sum, file) => sum + statSync(file).size, 0),
);
const app = await registryApp(production);
const whole = deploymentOf(app);
const edge = templateOf(app, "Edge");
const stacks = [...stackIds, "Edge", "EdgeWatch"].map((id) => templateOf(app, id as "Edge").toJSON());

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
const sizeOf = (value: unknown): number => Object.keys(value ?? {}).length;
const most = (sizes: readonly number[]): number => Math.max(...sizes);
const mostPerStack = (part: "Resources" | "Outputs" | "Parameters"): number =>
  most(stacks.map((stack) => sizeOf(stack[part])));
const all = (type: string, template = whole): Json[] =>
  resourcesOfType(template, type).map(([, { Properties }]) => Properties);
const count = (type: string): number => all(type).length;
const longest = (type: string, list: string): number =>
  largest(type, (properties) => ((properties[list] ?? []) as Json[]).length);
const largest = (type: string, measure: (properties: Json) => number): number => most(all(type).map(measure));

/** The policies written on the role and those attached to it count together. */
const longestRolePolicies = (): number => {
  const attached = all("AWS::IAM::Policy");
  const roles = resourcesOfType(whole, "AWS::IAM::Role");
  return most(
    roles.map(([id, { Properties }]) =>
      [
        ...((Properties["Policies"] ?? []) as Json[]),
        ...attached.filter(({ Roles }) => JSON.stringify(Roles).includes(`"${id}"`)),
      ].reduce((sum, { PolicyDocument }) => sum + lengthOf(PolicyDocument), 0),
    ),
  );
};

/** Each statement that an invoking service adds takes about this many characters. */
const permissionLength = 400;
const mostPermissions = (): number => {
  const byFunction = Object.groupBy(all("AWS::Lambda::Permission"), ({ FunctionName }) =>
    JSON.stringify(FunctionName),
  );
  return most(Object.values(byFunction).map((permissions = []) => permissions.length));
};

/** Versions of a function stay, so that a release can be taken back. */
const keptReleases = 100;
const storedCode = (): number => codeSizes.reduce((sum, size) => sum + size, 0) * keptReleases;

const distribution = () => all("AWS::CloudFront::Distribution")[0]!["DistributionConfig"] as Json;
const rules = (acl: Json): Json[] => acl["Rules"] as Json[];
const rateRules = (acl: Json): number =>
  rules(acl).filter((rule) => JSON.stringify(rule).includes("RateBasedStatement")).length;
const acls = (): Json[] => [...all("AWS::WAFv2::WebACL"), ...all("AWS::WAFv2::WebACL", edge)];
const widgets = (): number => {
  const [dashboard] = all("AWS::CloudWatch::Dashboard");
  return JSON.stringify(dashboard).split(String.raw`{\"type\":`).length - 1;
};

const aws = "https://docs.aws.amazon.com";
const cloudFormation = `${aws}/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html`;
const gateway = `${aws}/apigateway/latest/developerguide/http-api-quotas.html`;
const iam = `${aws}/IAM/latest/UserGuide/reference_iam-quotas.html`;
const lambda = `${aws}/lambda/latest/dg/gettingstarted-limits.html`;
const cloudFront = `${aws}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`;
const cloudWatch = `${aws}/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html`;
const logs = `${aws}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`;
const appSync = `${aws}/general/latest/gr/appsync.html`;
const eventBridge = `${aws}/eventbridge/latest/userguide/eb-quota.html`;
const waf = `${aws}/waf/latest/developerguide/limits.html`;
const codeDeploy = `${aws}/codedeploy/latest/userguide/limits.html`;

/** Default quotas of an account; where AWS has raised one, the older and smaller. */
const quotas: readonly Quota[] = [
  ["resources in a stack", 500, () => mostPerStack("Resources"), cloudFormation],
  ["outputs of a stack", 200, () => mostPerStack("Outputs"), cloudFormation],
  ["parameters of a stack", 200, () => mostPerStack("Parameters"), cloudFormation],
  ["bytes of a template", 1_000_000, () => most(stacks.map(lengthOf)), cloudFormation],
  ["routes of the API", 300, () => count("AWS::ApiGatewayV2::Route"), gateway],
  ["integrations of the API", 300, () => count("AWS::ApiGatewayV2::Integration"), gateway],
  ["authorizers of the API", 10, () => count("AWS::ApiGatewayV2::Authorizer"), gateway],
  ["stages of the API", 10, () => count("AWS::ApiGatewayV2::Stage"), gateway],
  ["roles", 1000, () => count("AWS::IAM::Role"), iam],
  ["characters of a role's policies", 10_240, longestRolePolicies, iam],
  [
    "characters of a role's trust",
    2048,
    () => largest("AWS::IAM::Role", (role) => lengthOf(role["AssumeRolePolicyDocument"])),
    iam,
  ],
  ["managed policies of a role", 10, () => longest("AWS::IAM::Role", "ManagedPolicyArns"), iam],
  [
    "bytes of a function's environment",
    4096,
    () => largest("AWS::Lambda::Function", (made) => lengthOf(made["Environment"] ?? {})),
    lambda,
  ],
  ["layers of a function", 5, () => longest("AWS::Lambda::Function", "Layers"), lambda],
  ["bytes of a function's code", 250_000_000, () => most(codeSizes), lambda],
  ["bytes of all code with its kept versions", 75_000_000_000, storedCode, lambda],
  ["bytes of a function's own policy", 20_480, () => mostPermissions() * permissionLength, lambda],
  ["behaviours of the site", 25, () => sizeOf(distribution()["CacheBehaviors"]), cloudFront],
  ["origins of the site", 25, () => sizeOf(distribution()["Origins"]), cloudFront],
  [
    "bytes of a function at the edge",
    10_240,
    () => largest("AWS::CloudFront::Function", (made) => String(made["FunctionCode"]).length),
    cloudFront,
  ],
  ["cache policies", 20, () => count("AWS::CloudFront::CachePolicy"), cloudFront],
  ["policies of response headers", 20, () => count("AWS::CloudFront::ResponseHeadersPolicy"), cloudFront],
  ["rules by rate of a firewall", 10, () => most(acls().map(rateRules)), waf],
  ["rules of a firewall", 100, () => most(acls().map((acl) => rules(acl).length)), waf],
  ["alarms", 5000, () => count("AWS::CloudWatch::Alarm"), cloudWatch],
  [
    "metrics of an alarm",
    10,
    () => longest("AWS::CloudWatch::Alarm", "Metrics"),
    `${aws}/AmazonCloudWatch/latest/monitoring/alarm-limits.html`,
  ],
  ["log groups", 1_000_000, () => count("AWS::Logs::LogGroup"), logs],
  ["GraphQL APIs", 25, () => count("AWS::AppSync::GraphQLApi"), appSync],
  [
    "bytes of the GraphQL schema",
    1_000_000,
    () => largest("AWS::AppSync::GraphQLSchema", (schema) => lengthOf(schema["Definition"])),
    appSync,
  ],
  ["widgets of the dashboard", 500, widgets, cloudWatch],
  ["applications of CodeDeploy", 1000, () => count("AWS::CodeDeploy::Application"), codeDeploy],
  ["deployment groups of an application", 1000, () => count("AWS::CodeDeploy::DeploymentGroup"), codeDeploy],
  [
    "readers of the table's stream",
    // With more than two, reading is throttled; four fifths of this are two.
    2.5,
    () => count("AWS::Lambda::EventSourceMapping"),
    `${aws}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
  ],
  [
    "secondary indexes of the table",
    20,
    () => largest("AWS::DynamoDB::GlobalTable", (table) => sizeOf(table["GlobalSecondaryIndexes"])),
    `${aws}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
  ],
  [
    "trails",
    5,
    () => count("AWS::CloudTrail::Trail"),
    `${aws}/awscloudtrail/latest/userguide/WhatIsCloudTrail-Limits.html`,
  ],
  ["rules of the event bus", 300, () => count("AWS::Events::Rule"), eventBridge],
  ["targets of a rule", 5, () => longest("AWS::Events::Rule", "Targets"), eventBridge],
  [
    "characters of a key's policy",
    32_768,
    () => largest("AWS::KMS::Key", (key) => lengthOf(key["KeyPolicy"])),
    `${aws}/kms/latest/developerguide/resource-limits.html`,
  ],
  [
    "bytes of a bucket's policy",
    20_480,
    () => largest("AWS::S3::BucketPolicy", (policy) => lengthOf(policy["PolicyDocument"])),
    `${aws}/AmazonS3/latest/userguide/bucket-policies.html`,
  ],
  ["buckets", 10_000, () => count("AWS::S3::Bucket"), `${aws}/general/latest/gr/s3.html`],
];

describe("the template stays below four fifths of", () => {
  it.each(quotas)("%s: %d", (_name, quota, used) => {
    const needed = used();
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(quota * 0.8);
  });
});
