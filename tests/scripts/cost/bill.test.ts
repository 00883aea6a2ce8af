import { beforeAll, describe, expect, it } from "vitest";
import { billOf, unpriced } from "../../../scripts/cost/bill.ts";
import { keptBytes } from "../../../scripts/cost/item-size.ts";
import { dollarsOf, sumOf } from "../../../scripts/cost/line.ts";
import { charge } from "../../../scripts/cost/price.ts";
import { prices } from "../../../scripts/cost/prices.ts";
import {
  type Resource,
  deployedBy,
  firewallRules,
  functionSizes,
  watchedMetrics,
} from "../../../scripts/cost/template.ts";
import { others, requests } from "../../../scripts/cost/traffic.ts";
import { gigabyteSeconds } from "../../../scripts/cost/work-lines.ts";
import { production, registryApp } from "#tests/lib/synthesised.ts";

const measured = {
  writeUnitsOfRegistration: 80,
  writeUnitsOfWords: 100,
  readUnitsOfSearch: 2,
  readUnitsOfBalance: 2,
  readUnitsOfNight: 1,
  bytesOfBike: 27_000,
  bytesBesideBike: 5000,
};

let resources: readonly Resource[];
beforeAll(async () => {
  resources = deployedBy(await registryApp(production));
});

const bill = () => billOf({ resources, measured, smsBudget: 50 });

const a = (Type: string, Properties: Record<string, unknown> = {}): Resource => ({ Type, Properties });

describe("a charge", () => {
  it("applies beyond the free units", () => {
    const price = { usd: 0.2, per: 1_000_000, free: 1_000_000 };
    expect(charge(3_000_000, price)).toBeCloseTo(0.4);
    expect(charge(1_000_000, price)).toBe(0);
    expect(charge(10, price)).toBe(0);
  });

  it("applies to everything if nothing is free", () => {
    expect(charge(30_000, prices.poolPlus)).toBeCloseTo(600);
    expect(charge(30_000, prices.poolEssentials)).toBeCloseTo(300);
    expect(charge(2_000_000, { usd: 0.705, per: 1_000_000 })).toBeCloseTo(1.41);
  });
});

describe("the size of an item", () => {
  it("counts names, values and DynamoDB's overhead, once more for each index", () => {
    const item = { pk: "BIKE#1", sk: "BIKE", city: "Örebro" };
    const own = 2 + 6 + 2 + 4 + 4 + 7;
    expect(keptBytes(item)).toBe(own + 100);
    expect(keptBytes({ ...item, gsi1pk: "B", gsi1sk: "1" })).toBe((own + 6 + 1 + 6 + 1 + 100) * 2);
  });

  it("counts numbers by their digits, and the contents of lists and records", () => {
    expect(keptBytes({ n: 1234, b: true, l: ["ab", 12], r: { x: "y" } })).toBe(
      1 + 3 + (1 + 1) + (1 + 3 + 3 + 3) + (1 + 3 + 3) + 100,
    );
  });
});

describe("the template", () => {
  it("lists the metrics that an alarm watches, each summand of a sum too", () => {
    const sum = { Metrics: [{ MetricStat: {} }, { MetricStat: {} }, { Expression: "a + b" }] };
    expect(watchedMetrics([a("AWS::CloudWatch::Alarm"), a("AWS::CloudWatch::Alarm", sum)])).toBe(3);
  });

  it("gives the number of firewall rules", () => {
    const withRules = (count: number) =>
      a("AWS::WAFv2::WebACL", { Rules: Array.from({ length: count }, () => ({})) });
    expect(firewallRules([withRules(3), a("AWS::S3::Bucket"), withRules(2)])).toBe(5);
  });

  it("gives the memory of functions, by which their time is billed", () => {
    const sizes = functionSizes([
      a("AWS::Lambda::Function", {
        Description: "search of Cykelregistret",
        MemorySize: 512,
        Architectures: ["arm64"],
      }),
      a("AWS::Lambda::Function", { Description: "uploads of Cykelregistret", MemorySize: 2048 }),
    ]);
    const calls = [
      { of: "search", times: 100, milliseconds: 40 },
      { of: "uploads", times: 10, milliseconds: 500 },
    ];
    expect(gigabyteSeconds(sizes, true, calls)).toBeCloseTo(2);
    expect(gigabyteSeconds(sizes, false, calls)).toBeCloseTo(10);
  });

  it("has every function that the traffic calls", () => {
    const names = [...functionSizes(resources).keys()];
    expect([...requests, ...others].map(({ of }) => of).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the bill", () => {
  it("has a line for every resource that costs money", () => {
    expect(unpriced(resources, bill())).toEqual([]);
  });

  it("names resource types without a price", () => {
    const more = [...resources, a("AWS::OpenSearchService::Domain"), a("AWS::EC2::NatGateway")];
    expect(unpriced(more, bill())).toEqual(["AWS::EC2::NatGateway", "AWS::OpenSearchService::Domain"]);
  });

  it("has no line for services that are not deployed", () => {
    const deployed = new Set(resources.map(({ Type }) => Type));
    expect(bill().filter(({ types }) => !types.some((type) => deployed.has(type)))).toEqual([]);
  });

  it("is the sum of its lines, none of which is negative", () => {
    const rows = bill().map(dollarsOf);
    expect(rows.filter((dollars) => !(dollars >= 0))).toEqual([]);
    expect(sumOf(bill())).toBeCloseTo(rows.reduce((sum, dollars) => sum + dollars, 0));
  });

  it("follows the plan of the user pool", () => {
    const other = resources.map((resource) =>
      resource.Type === "AWS::Cognito::UserPool"
        ? { ...resource, Properties: { UserPoolTier: "ESSENTIALS" } }
        : resource,
    );
    const cheaper = billOf({ resources: other, measured, smsBudget: 50 });
    expect(sumOf(bill()) - sumOf(cheaper)).toBeCloseTo(300);
  });

  it("includes storage and point-in-time recovery", () => {
    const gigabytes = (1_000_000 * 32_000) / 1024 ** 3;
    expect(
      bill()
        .filter(({ group }) => group === "data")
        .slice(0, 2),
    ).toMatchObject([
      { amount: expect.closeTo(gigabytes), price: "tableStorage" },
      { amount: expect.closeTo(gigabytes), price: "pointInTime" },
    ]);
  });
});

it("every price has a page of AWS, and its source or an assumption", () => {
  for (const { source, from } of Object.values(prices)) {
    expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/[\w-]+\/pricing\/$/);
    expect(("seen" in from ? from.seen : from.assumed).length).toBeGreaterThan(20);
  }
});
