import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  production,
  type Properties,
  registryApp,
  resourcesOfType,
  type StackId,
  templateOf,
  trial,
} from "#tests/lib/synthesised.ts";

const app = await registryApp(production);

const only = (type: string, stack: StackId = "EdgeWatch", of = app): Properties => {
  const [found, another] = resourcesOfType(templateOf(of, stack), type);
  if (!found || another) throw new Error(`Not one resource is of type ${type}`);
  return found[1].Properties;
};

const FromOutput = z.object({ "Fn::GetStackOutput": z.object({ OutputName: z.string() }) });
const Output = z.object({ Value: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }) });

describe("the log of the site", () => {
  it("has no search terms, addresses or cookies", () => {
    const fields = only("AWS::Logs::Delivery")["RecordFields"];
    expect(fields).toEqual(expect.arrayContaining(["date", "time", "c-ip", "cs-uri-stem", "sc-status"]));
    for (const field of ["cs-uri-query", "cs(Referer)", "cs(Cookie)"]) expect(fields).not.toContain(field);
    const site = only("AWS::CloudFront::Distribution", "Registry");
    expect(site["DistributionConfig"]).not.toHaveProperty("Logging");
  });

  it("is written to its bucket by this account's deliveries only", () => {
    const registry = templateOf(app, "Registry");
    const { DestinationResourceArn } = only("AWS::Logs::DeliveryDestination");
    const { OutputName } = FromOutput.parse(DestinationResourceArn)["Fn::GetStackOutput"];
    const [bucket] = Output.parse(registry.findOutputs(OutputName)[OutputName]).Value["Fn::GetAtt"];
    const account = { Ref: "AWS::AccountId" };
    const source = ["arn:aws:logs:us-east-1:", account, ":delivery-source:*"];
    const policy = {
      Bucket: { Ref: bucket },
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Sid: "SiteLogs",
            Effect: "Allow",
            Principal: { Service: "delivery.logs.amazonaws.com" },
            Action: "s3:PutObject",
            Resource: { "Fn::Join": ["", [{ "Fn::GetAtt": [bucket, "Arn"] }, "/*"]] },
            Condition: {
              StringEquals: { "aws:SourceAccount": account },
              ArnLike: { "aws:SourceArn": { "Fn::Join": ["", source] } },
            },
          },
        ]),
      },
    };
    expect(() => registry.hasResourceProperties("AWS::S3::BucketPolicy", policy)).not.toThrow();
  });

  it("has a unique name per stage, of at most 60 characters", async () => {
    const other = await registryApp(trial);
    const names = [app, other].map((each) => only("AWS::Logs::DeliverySource", "EdgeWatch", each)["Name"]);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^[\w-]{1,60}$/);
  });
});
