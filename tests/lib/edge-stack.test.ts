import { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { EdgeStack } from "#lib/edge-stack.ts";
import { anApp, patience, resourcesOfType } from "#tests/lib/synthesised.ts";

const edgeOf = (domainName: string | undefined): Template =>
  Template.fromStack(new EdgeStack(anApp(), "Edge", domainName, { env: { region: "us-east-1" } }));

describe("the edge", () => {
  let edge: Template;
  let withoutDomain: Template;
  beforeAll(() => {
    edge = edgeOf("cykelregistret.example");
    withoutDomain = edgeOf(undefined);
  }, patience);

  const beginning = (path: string) => ({
    ByteMatchStatement: expect.objectContaining({ SearchString: path, PositionalConstraint: "STARTS_WITH" }),
  });
  const rateRule = (limit: number, requests: object) =>
    expect.objectContaining({
      Action: { Block: {} },
      Statement: {
        RateBasedStatement: {
          AggregateKeyType: "IP",
          EvaluationWindowSec: 60,
          Limit: limit,
          ScopeDownStatement: requests,
        },
      },
    });

  it("lets one address look up 30 frame numbers a minute, write some letters, follow five eID orders and send 300 other requests", () => {
    const [firewall] = resourcesOfType(edge, "AWS::WAFv2::WebACL");
    const others = {
      AndStatement: {
        Statements: [beginning("/api/"), { NotStatement: { Statement: beginning("/api/eid/") } }],
      },
    };
    expect(firewall![1].Properties).toMatchObject({
      Scope: "CLOUDFRONT",
      Rules: expect.arrayContaining([
        rateRule(30, beginning("/api/lookups")),
        rateRule(300, beginning("/api/eid/")),
        rateRule(20, beginning("/api/contact")),
        rateRule(300, others),
      ]),
    });
  });

  it("asks for a certificate of the domain name", () => {
    const [certificate] = resourcesOfType(edge, "AWS::CertificateManager::Certificate");
    expect(certificate![1].Properties).toMatchObject({
      DomainName: "cykelregistret.example",
      ValidationMethod: "DNS",
    });
  });

  it("asks for no certificate without a domain name", () => {
    expect(resourcesOfType(withoutDomain, "AWS::CertificateManager::Certificate")).toEqual([]);
  });
});
