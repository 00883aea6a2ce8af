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

  const rateRule = (path: string, limit: number) =>
    expect.objectContaining({
      Action: { Block: {} },
      Statement: {
        RateBasedStatement: expect.objectContaining({
          AggregateKeyType: "IP",
          EvaluationWindowSec: 60,
          Limit: limit,
          ScopeDownStatement: { ByteMatchStatement: expect.objectContaining({ SearchString: path }) },
        }),
      },
    });

  it("lets one address look up 30 frame numbers a minute, follow five eID orders, write some letters and send 300 requests", () => {
    const [firewall] = resourcesOfType(edge, "AWS::WAFv2::WebACL");
    expect(firewall![1].Properties).toMatchObject({
      Scope: "CLOUDFRONT",
      Rules: expect.arrayContaining([
        rateRule("/api/lookups", 30),
        rateRule("/api/eid/", 150),
        rateRule("/api/contact", 20),
        rateRule("/api/", 300),
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
