import { Match, type Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { production, registryApp, resourcesOfType, templateOf } from "#tests/lib/synthesised.ts";

describe("the edge", () => {
  let edge: Template;
  beforeAll(async () => {
    edge = templateOf(await registryApp(production), "Edge");
  });

  const rateRule = (path: string, limit: number) =>
    Match.objectLike({
      Action: { Block: {} },
      Statement: {
        RateBasedStatement: Match.objectLike({
          AggregateKeyType: "IP",
          EvaluationWindowSec: 60,
          Limit: limit,
          ScopeDownStatement: { ByteMatchStatement: Match.objectLike({ SearchString: path }) },
        }),
      },
    });

  it("lets one address look up 30 frame numbers a minute and send 300 requests", () => {
    edge.hasResourceProperties("AWS::WAFv2::WebACL", {
      Scope: "CLOUDFRONT",
      Rules: Match.arrayWith([rateRule("/api/lookups", 30), rateRule("/api/", 300)]),
    });
  });

  it("asks for a certificate of the domain name", () => {
    edge.hasResourceProperties("AWS::CertificateManager::Certificate", {
      DomainName: production.domainName,
      ValidationMethod: "DNS",
    });
  });

  it("asks for no certificate without a domain name", async () => {
    const other = templateOf(await registryApp(), "Edge");
    expect(resourcesOfType(other, "AWS::CertificateManager::Certificate")).toEqual([]);
  });
});
