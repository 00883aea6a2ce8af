import { describe, expect, it } from "vitest";
import { featureNames } from "#contract/app/index.ts";
import { apiFunctions } from "#lib/app/functions.ts";
import { idOf } from "#lib/platform/function-record.ts";
import { releases } from "#contract/platform/metrics.ts";
import { addRegistry } from "#lib/app/registry-app.ts";
import { bundled } from "./bundled.ts";
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

const app = await registryApp(production);
const template = deploymentOf(app);
const resources = resourcesOf(template);

const ofType = (type: string): [string, Resource][] => resourcesOfType(template, type);

/** Construct names of the functions with an alias. */
const answering = [
  "AuthTriggers",
  "LinkPreviews",
  ...featureNames.map((feature) => idOf(apiFunctions[feature].name).replace(/Function$/, "")),
].toSorted();

/** `Search` of `{ Ref: "SearchFunctionAliaslive…" }`. */
const functionOf = (reference: unknown): string =>
  /"(\w+?)Function[0-9A-F]{8}"|"(\w+?)Function(?:Aliaslive|CurrentVersion|Rollout|Broken)/
    .exec(JSON.stringify(reference))
    ?.slice(1)
    .find((name) => name !== undefined) ?? "";

const isAlias = (reference: unknown): boolean =>
  /^\{"Ref":"\w+FunctionAliaslive\w+"\}$/.test(JSON.stringify(reference));

describe("a function that responds to people", () => {
  it("has an alias for a version of itself", () => {
    const aliases = ofType("AWS::Lambda::Alias").map(([, { Properties }]) => Properties);
    expect(aliases.map(({ FunctionName }) => functionOf(FunctionName)).toSorted()).toEqual(answering);
    for (const { FunctionName, FunctionVersion, Name } of aliases) {
      expect(Name).toBe("live");
      expect(functionOf(FunctionVersion)).toBe(functionOf(FunctionName));
    }
  });

  it("is called through its alias only: by the API, for pages and at every sign-in", () => {
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

  it("may be called by API and user pool through no other name", () => {
    const permissions = ofType("AWS::Lambda::Permission").filter(([, { Properties }]) =>
      ["apigateway.amazonaws.com", "cognito-idp.amazonaws.com"].includes(String(Properties["Principal"])),
    );
    const named = permissions.map(([, { Properties }]) => Properties["FunctionName"]);
    expect(named.filter((name) => !isAlias(name))).toEqual([]);
    expect([...new Set(named.map(functionOf))].toSorted()).toEqual(answering);
  });

  it("gets a new version for a tenth of the calls first, and rolls back by an alarm or by hand", () => {
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

  it("retains its old versions, but none of a failed deployment", () => {
    const versions = ofType("AWS::Lambda::Version") as [
      string,
      Resource & { UpdateReplacePolicy?: string },
    ][];
    expect(versions).toHaveLength(answering.length);
    for (const [, { DeletionPolicy }] of versions) expect(DeletionPolicy).toBe("RetainExceptOnCreate");
  });
});

describe("the alarm that rolls a version back", () => {
  const broken = () => ofType("AWS::CloudWatch::Alarm").filter(([id]) => /FunctionBroken/.test(id));

  it("rings within a minute for crashes and 500s of the new version only", () => {
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

it("functions of the stream and of schedules have no alias and change at once", () => {
  const mappings = ofType("AWS::Lambda::EventSourceMapping").map(
    ([, { Properties }]) => Properties["FunctionName"],
  );
  expect(mappings.length).toBeGreaterThan(1);
  expect(mappings.filter(isAlias)).toEqual([]);
  expect(
    Object.keys(resources).filter((id) => /^(Notifier|FollowChanges)Function(Alias|CurrentVersion)/.test(id)),
  ).toEqual([]);
});

it("an urgent deployment can reach everybody at once", async () => {
  const atOnce = anApp({ atOnce: "true" });
  addRegistry(atOnce, settingsFor(production), { bundles: await bundled(), pages: undefined });
  const groups = resourcesOfType(deploymentOf(atOnce), "AWS::CodeDeploy::DeploymentGroup");
  expect(new Set(groups.map(([, { Properties }]) => Properties["DeploymentConfigName"]))).toEqual(
    new Set(["CodeDeployDefault.LambdaAllAtOnce"]),
  );
});
