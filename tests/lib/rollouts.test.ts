import type { App } from "aws-cdk-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { featureNames } from "#contract/index.ts";
import { releases } from "#contract/metrics.ts";
import { addRegistry } from "#lib/registry-app.ts";
import { bundled } from "#tests/lib/bundled.ts";
import {
  type Resource,
  anApp,
  deploymentOf,
  production,
  registryApp,
  resourcesOf,
  resourcesOfType,
  settingsFor,
} from "#tests/lib/synthesised.ts";

let app: App;
let template: ReturnType<typeof deploymentOf>;
let resources: Readonly<Record<string, Resource>>;
beforeAll(async () => {
  app = await registryApp(production);
  template = deploymentOf(app);
  resources = resourcesOf(template);
});

const ofType = (type: string): [string, Resource][] => resourcesOfType(template, type);

/** Of every function that answers people: the name of its construct. */
const answering = [
  "AuthTriggers",
  "LinkPreviews",
  ...featureNames.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
].toSorted();

/** `Search` of `{ Ref: "SearchFunctionAliaslive…" }`. */
const functionOf = (reference: unknown): string =>
  /"(\w+?)Function[0-9A-F]{8}"|"(\w+?)Function(?:Aliaslive|CurrentVersion|Rollout|Broken)/
    .exec(JSON.stringify(reference))
    ?.slice(1)
    .find((name) => name !== undefined) ?? "";

const isAlias = (reference: unknown): boolean =>
  /^\{"Ref":"\w+FunctionAliaslive\w+"\}$/.test(JSON.stringify(reference));

describe("what answers people", () => {
  it("has an alias each, that leads to a version of the same function", () => {
    const aliases = ofType("AWS::Lambda::Alias").map(([, { Properties }]) => Properties);
    expect(aliases.map(({ FunctionName }) => functionOf(FunctionName)).toSorted()).toEqual(answering);
    for (const { FunctionName, FunctionVersion, Name } of aliases) {
      expect(Name).toBe("live");
      expect(functionOf(FunctionVersion)).toBe(functionOf(FunctionName));
    }
  });

  it("is called by its alias alone: by the API, for pages and at every sign-in", () => {
    const uris = ofType("AWS::ApiGatewayV2::Integration").map(
      ([, { Properties }]) => Properties["IntegrationUri"],
    );
    expect(uris).toHaveLength(featureNames.length + 1);
    const triggers = ofType("AWS::Cognito::UserPool").flatMap(([, { Properties }]) =>
      Object.values(Properties["LambdaConfig"] as Record<string, unknown>).map((trigger) =>
        typeof trigger === "object" && trigger !== null && "LambdaArn" in trigger
          ? trigger.LambdaArn
          : trigger,
      ),
    );
    expect(triggers).toHaveLength(7);
    expect([...uris, ...triggers].filter((called) => !isAlias(called))).toEqual([]);
  });

  it("may be called by API and pool under no other name", () => {
    const permissions = ofType("AWS::Lambda::Permission").filter(([, { Properties }]) =>
      ["apigateway.amazonaws.com", "cognito-idp.amazonaws.com"].includes(String(Properties["Principal"])),
    );
    const named = permissions.map(([, { Properties }]) => Properties["FunctionName"]);
    expect(named.filter((name) => !isAlias(name))).toEqual([]);
    expect([...new Set(named.map(functionOf))].toSorted()).toEqual(answering);
  });

  it("is led to a new version by a tenth of the calls first, and back by an alarm or by hand", () => {
    const groups = new Map(ofType("AWS::CodeDeploy::DeploymentGroup"));
    expect(groups.size).toBe(answering.length);
    for (const [, alias] of ofType("AWS::Lambda::Alias")) {
      const { UpdatePolicy } = alias as Resource & {
        UpdatePolicy: { CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: string } } };
      };
      const group = groups.get(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref)!.Properties;
      expect(group).toMatchObject({
        DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent5Minutes",
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ["DEPLOYMENT_FAILURE", "DEPLOYMENT_STOP_ON_REQUEST", "DEPLOYMENT_STOP_ON_ALARM"],
        },
        AlarmConfiguration: { Enabled: true },
      });
      const { Alarms } = group["AlarmConfiguration"] as { Alarms: { Name: { Ref: string } }[] };
      expect(Alarms.map(({ Name }) => functionOf(Name))).toEqual([
        functionOf(alias.Properties["FunctionName"]),
      ]);
    }
  });

  it("keeps the versions that it had, and none that a failed deployment has made", () => {
    const versions = ofType("AWS::Lambda::Version") as [
      string,
      Resource & { UpdateReplacePolicy?: string },
    ][];
    expect(versions).toHaveLength(answering.length);
    for (const [, { DeletionPolicy }] of versions) expect(DeletionPolicy).toBe("RetainExceptOnCreate");
  });
});

describe("the alarm that takes a version back", () => {
  const broken = () => ofType("AWS::CloudWatch::Alarm").filter(([id]) => /FunctionBroken/.test(id));

  it("rings in a minute for what the new version alone fails at, whether it crashes or answers 500", () => {
    expect(broken()).toHaveLength(answering.length);
    for (const [id, { Properties }] of broken()) {
      expect(Properties).toMatchObject({
        EvaluationPeriods: 1,
        Threshold: 0,
        TreatMissingData: "notBreaching",
        AlarmDescription: expect.stringContaining("docs/runbook/bad-release.md"),
      });
      const stats = (Properties["Metrics"] as { MetricStat?: { Period: number; Metric: object } }[]).flatMap(
        ({ MetricStat }) => MetricStat ?? [],
      );
      expect(stats.map(({ Period }) => Period)).toEqual([60, 60]);
      const watched = stats.map(
        ({ Metric }) => Metric as { MetricName: string; Dimensions: { Name: string; Value: unknown }[] },
      );
      expect(watched.map(({ MetricName }) => MetricName)).toEqual(["Errors", releases.unforeseen]);
      for (const { Dimensions } of watched) {
        const version = Dimensions.find(({ Name }) => Name.endsWith("Version"))?.Value;
        expect(JSON.stringify(version)).toMatch(/CurrentVersion\w+","Version"\]/);
        expect(functionOf(version)).toBe(functionOf(`"${id}`.concat('"')));
      }
    }
  });
});

it("nothing that nobody waits for has an alias: what follows the table or the clock is changed at once", () => {
  const mappings = ofType("AWS::Lambda::EventSourceMapping").map(
    ([, { Properties }]) => Properties["FunctionName"],
  );
  expect(mappings.length).toBeGreaterThan(1);
  expect(mappings.filter(isAlias)).toEqual([]);
  expect(
    Object.keys(resources).filter((id) => /^(Notifier|FollowChanges)Function(Alias|CurrentVersion)/.test(id)),
  ).toEqual([]);
});

it("a deployment that mends what is broken goes to everybody at once where it says so", async () => {
  const atOnce = anApp({ atOnce: "true" });
  addRegistry(atOnce, settingsFor(production), { bundles: await bundled(), pages: undefined });
  const groups = resourcesOfType(deploymentOf(atOnce), "AWS::CodeDeploy::DeploymentGroup");
  expect(new Set(groups.map(([, { Properties }]) => Properties["DeploymentConfigName"]))).toEqual(
    new Set(["CodeDeployDefault.LambdaAllAtOnce"]),
  );
});
