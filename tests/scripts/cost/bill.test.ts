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
  it("is for what goes beyond what is free", () => {
    const price = { usd: 0.2, per: 1_000_000, free: 1_000_000 };
    expect(charge(3_000_000, price)).toBeCloseTo(0.4);
    expect(charge(1_000_000, price)).toBe(0);
    expect(charge(10, price)).toBe(0);
  });

  it("is for everything where nothing is free", () => {
    expect(charge(30_000, prices.poolPlus)).toBeCloseTo(600);
    expect(charge(30_000, prices.poolEssentials)).toBeCloseTo(300);
    expect(charge(2_000_000, { usd: 0.705, per: 1_000_000 })).toBeCloseTo(1.41);
  });
});

describe("what an item takes", () => {
  it("is its names and values, what DynamoDB adds, and all of that once more for each index", () => {
    const item = { pk: "BIKE#1", sk: "BIKE", city: "Örebro" };
    const own = 2 + 6 + 2 + 4 + 4 + 7;
    expect(keptBytes(item)).toBe(own + 100);
    expect(keptBytes({ ...item, gsi1pk: "B", gsi1sk: "1" })).toBe((own + 6 + 1 + 6 + 1 + 100) * 2);
  });

  it("counts numbers by their digits, and what lies in lists and records", () => {
    expect(keptBytes({ n: 1234, b: true, l: ["ab", 12], r: { x: "y" } })).toBe(
      1 + 3 + (1 + 1) + (1 + 3 + 3 + 3) + (1 + 3 + 3) + 100,
    );
  });
});

describe("what the template says", () => {
  it("is how much an alarm watches: a sum as much as it adds up", () => {
    const sum = { Metrics: [{ MetricStat: {} }, { MetricStat: {} }, { Expression: "a + b" }] };
    expect(watchedMetrics([a("AWS::CloudWatch::Alarm"), a("AWS::CloudWatch::Alarm", sum)])).toBe(3);
  });

  it("is how many rules firewalls have", () => {
    const withRules = (count: number) =>
      a("AWS::WAFv2::WebACL", { Rules: Array.from({ length: count }, () => ({})) });
    expect(firewallRules([withRules(3), a("AWS::S3::Bucket"), withRules(2)])).toBe(5);
  });

  it("is how large functions are, by which their time is paid", () => {
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

  it("knows every function that traffic goes to", () => {
    const names = [...functionSizes(resources).keys()];
    expect([...requests, ...others].map(({ of }) => of).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the bill", () => {
  it("has a row for everything in the template that costs money", () => {
    expect(unpriced(resources, bill())).toEqual([]);
  });

  it("names what nobody has priced", () => {
    const more = [...resources, a("AWS::OpenSearchService::Domain"), a("AWS::EC2::NatGateway")];
    expect(unpriced(more, bill())).toEqual(["AWS::EC2::NatGateway", "AWS::OpenSearchService::Domain"]);
  });

  it("has no row for what is not deployed", () => {
    const deployed = new Set(resources.map(({ Type }) => Type));
    expect(bill().filter(({ types }) => !types.some((type) => deployed.has(type)))).toEqual([]);
  });

  it("is the sum of its rows, none of which is below nothing", () => {
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

  it("keeps what is registered and pays for it back to any second", () => {
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

it("every price has a page of AWS, and says where it was seen or what was taken instead", () => {
  for (const { source, from } of Object.values(prices)) {
    expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/[\w-]+\/pricing\/$/);
    expect(("seen" in from ? from.seen : from.assumed).length).toBeGreaterThan(20);
  }
});
