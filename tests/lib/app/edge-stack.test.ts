import { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { Problem } from "#contract/platform/problems.ts";
import { EdgeStack } from "#lib/app/edge-stack.ts";
import { refusals } from "#lib/platform/firewall-rules.ts";
import { bundled } from "#tests/lib/bundled.ts";
import {
  type Chosen,
  anApp,
  production,
  resourcesOf,
  resourcesOfType,
  settingsFor,
  trial,
} from "#tests/lib/synthesised.ts";

const bundles = await bundled();

const edgeOf = (chosen: Chosen): Template => {
  const [settings, env] = [settingsFor(chosen), { region: "us-east-1" }];
  return Template.fromStack(new EdgeStack(anApp(), "Edge", { settings, bundles, env }));
};

describe("the edge", () => {
  let edge: Template;
  let withoutDomain: Template;
  beforeAll(() => {
    edge = edgeOf(production);
    withoutDomain = edgeOf(trial);
  });

  const beginning = (path: string) => ({
    ByteMatchStatement: expect.objectContaining({
      SearchString: path,
      PositionalConstraint: "STARTS_WITH",
      TextTransformations: [
        { Priority: 0, Type: "URL_DECODE" },
        { Priority: 1, Type: "NORMALIZE_PATH" },
      ],
    }),
  });
  const rateRule = (limit: number, requests: object) =>
    expect.objectContaining({
      Action: {
        Block: {
          CustomResponse: {
            ResponseCode: 429,
            CustomResponseBodyKey: "too-many-requests",
            ResponseHeaders: [{ Name: "Retry-After", Value: "60" }],
          },
        },
      },
      Statement: {
        RateBasedStatement: {
          AggregateKeyType: "IP",
          EvaluationWindowSec: 60,
          Limit: limit,
          ScopeDownStatement: requests,
        },
      },
    });

  it("limits searches, messages, eID orders and other requests per address", () => {
    const [firewall] = resourcesOfType(edge, "AWS::WAFv2::WebACL");
    const searches = {
      AndStatement: {
        Statements: [
          beginning("/api/search"),
          { NotStatement: { Statement: beginning("/api/search/suggestions") } },
        ],
      },
    };
    const key = {
      FieldToMatch: { SingleHeader: { Name: "x-api-key" } },
      RegexString: "^crkey_",
      TextTransformations: [{ Priority: 0, Type: "NONE" }],
    };
    const withoutKey = {
      AndStatement: {
        Statements: [beginning("/api/v1/"), { NotStatement: { Statement: { RegexMatchStatement: key } } }],
      },
    };
    const others = {
      AndStatement: {
        Statements: [beginning("/api/"), { NotStatement: { Statement: beginning("/api/eid/") } }],
      },
    };
    expect(firewall![1].Properties).toMatchObject({
      Scope: "CLOUDFRONT",
      Rules: expect.arrayContaining([
        rateRule(30, searches),
        rateRule(60, withoutKey),
        rateRule(300, beginning("/api/eid/")),
        rateRule(20, beginning("/api/contact")),
        rateRule(300, others),
      ]),
    });
  });

  it("accepts long events of the payment service, photos, and any text people write", () => {
    const [firewall] = resourcesOfType(edge, "AWS::WAFv2::WebACL");
    const { Rules } = firewall![1].Properties as { Rules: { Statement: object }[] };
    const managed = Rules.map(({ Statement }) => Statement).filter(
      (statement) => "ManagedRuleGroupStatement" in statement,
    );
    expect(managed).toEqual([
      { ManagedRuleGroupStatement: { VendorName: "AWS", Name: "AWSManagedRulesAmazonIpReputationList" } },
      {
        ManagedRuleGroupStatement: {
          VendorName: "AWS",
          Name: "AWSManagedRulesCommonRuleSet",
          ScopeDownStatement: {
            NotStatement: {
              Statement: {
                OrStatement: {
                  Statements: [beginning("/api/webhooks/"), beginning("/api/checks/photos")],
                },
              },
            },
          },
          RuleActionOverrides: [
            "CrossSiteScripting_BODY",
            "EC2MetaDataSSRF_BODY",
            "GenericLFI_BODY",
            "GenericRFI_BODY",
            "NoUserAgent_HEADER",
          ].map((Name) => ({ Name, ActionToUse: { Count: {} } })),
        },
      },
      { ManagedRuleGroupStatement: { VendorName: "AWS", Name: "AWSManagedRulesKnownBadInputsRuleSet" } },
    ]);
  });

  it("responds to excess requests as the API does", () => {
    const [firewall] = resourcesOfType(edge, "AWS::WAFv2::WebACL");
    const body = { ContentType: "APPLICATION_JSON", Content: expect.any(String) };
    expect(firewall![1].Properties).toMatchObject({ CustomResponseBodies: { "too-many-requests": body } });
    expect(Problem.parse(JSON.parse(refusals["too-many-requests"]!.content))).toMatchObject({
      status: 429,
      code: "too-many-requests",
    });
  });

  it("requests a certificate for the domain name", () => {
    const [certificate] = resourcesOfType(edge, "AWS::CertificateManager::Certificate");
    expect(certificate![1].Properties).toMatchObject({
      DomainName: "cykelregistret.example",
      ValidationMethod: "DNS",
    });
  });

  it("validates the certificate in the account's hosted zone", () => {
    const zoned = edgeOf({ ...production, hostedZoneId: "Z0123456789ABC" });
    const [certificate] = resourcesOfType(zoned, "AWS::CertificateManager::Certificate");
    expect(certificate![1].Properties["DomainValidationOptions"]).toEqual([
      { DomainName: "cykelregistret.example", HostedZoneId: "Z0123456789ABC" },
    ]);
  });

  it("waits until SES has verified the sender's domain, if mail is sent", () => {
    expect(resourcesOfType(edge, "Custom::VerifiedDomain").map(([, { Properties }]) => Properties)).toEqual([
      expect.objectContaining({ Domain: "cykelregistret.example" }),
    ]);
    expect(resourcesOfType(withoutDomain, "Custom::VerifiedDomain")).toEqual([]);
  });

  it("holds no data, so that a failed first deployment leaves nothing behind", () => {
    const policies = Object.values(resourcesOf(edge)).map(({ DeletionPolicy = "Delete" }) => DeletionPolicy);
    expect(new Set(policies)).toEqual(new Set(["Delete"]));
  });

  it("requests no certificate without a domain name", () => {
    expect(resourcesOfType(withoutDomain, "AWS::CertificateManager::Certificate")).toEqual([]);
  });
});
