import { describe, expect, it } from "vitest";
import { takeOut } from "../../../scripts/deploy-check/take-out.ts";

const region = "eu-west-1";

describe("a template for a limited emulator", () => {
  it("loses unsupported resources, and lists them with the reason", () => {
    const trail = { Type: "AWS::CloudTrail::Trail" };
    const math = { Type: "AWS::CloudWatch::Alarm", Properties: { Metrics: [{}] } };
    const plain = { Type: "AWS::CloudWatch::Alarm", Properties: { MetricName: "Errors" } };
    const { template, lines } = takeOut({ Resources: { trail, math, plain } }, region);
    expect(template).toEqual({ Resources: { plain } });
    expect(lines).toEqual([
      "trail (AWS::CloudTrail::Trail): no such type",
      "math (AWS::CloudWatch::Alarm): no metric math",
    ]);
  });

  it("depends on no removed resource", () => {
    const gone = { Type: "AWS::CloudTrail::Trail" };
    const kept = { Type: "AWS::SNS::Topic" };
    const resources = {
      gone,
      kept,
      one: { Type: "AWS::SNS::Topic", DependsOn: "gone" },
      two: { Type: "AWS::SNS::Topic", DependsOn: ["gone", "kept"] },
    };
    expect(takeOut({ Resources: resources }, region).template.Resources).toEqual({
      kept,
      one: kept,
      two: { ...kept, DependsOn: ["kept"] },
    });
  });

  it("has no deployment group that was removed", () => {
    const policyOf = (group: string) => ({
      CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: group } },
    });
    const resources = {
      group: { Type: "AWS::CodeDeploy::DeploymentGroup" },
      topic: { Type: "AWS::SNS::Topic" },
      one: { Type: "AWS::Lambda::Alias", UpdatePolicy: policyOf("group") },
      two: { Type: "AWS::Lambda::Alias", UpdatePolicy: policyOf("topic") },
    };
    expect(takeOut({ Resources: resources }, region).template.Resources).toEqual({
      topic: resources.topic,
      one: { Type: "AWS::Lambda::Alias" },
      two: resources.two,
    });
  });

  it("keeps outputs of stacks in its region, and replaces those of other regions", () => {
    const told = (Region?: string) => ({
      "Fn::GetStackOutput": { StackName: "edge", OutputName: "FirewallArn", ...(Region && { Region }) },
    });
    const Properties = { here: told(), sameRegion: told(region), there: [told("us-east-1")] };
    const { template } = takeOut({ Resources: { site: { Type: "AWS::SNS::Topic", Properties } } }, region);
    expect(template.Resources["site"]?.Properties).toEqual({
      here: told(),
      sameRegion: told(region),
      there: [expect.stringMatching(/^arn:aws:wafv2:us-east-1:/)],
    });
  });
});
