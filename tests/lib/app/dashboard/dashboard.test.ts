import type { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { features } from "#contract/app/index.ts";
import { sectionNames, sectionOfFunction, sections } from "#lib/app/dashboard/sections.ts";
import { apiFunctions, functions, jobs } from "#lib/app/functions.ts";
import { verifiedDomain } from "#lib/platform/constructs/verified-domain.ts";
import {
  type Properties,
  deploymentOf,
  production,
  registryApp,
  resourcesOfType,
  stackIds,
  templateOf,
} from "#tests/lib/synthesised.ts";

const dashboard = (): Properties => {
  const found = resourcesOfType(template, "AWS::CloudWatch::Dashboard");
  if (found.length !== 1) throw new Error(`There are ${found.length} dashboards.`);
  return found[0]![1].Properties;
};

const app = await registryApp(production);
const template = deploymentOf(app);
const body = JSON.stringify(dashboard()["DashboardBody"]);

const idsOf = (from: Template, type: string): string[] => resourcesOfType(from, type).map(([id]) => id);

/** First position in the page; -1 if missing. */
const placeOf = (text: string): number => body.indexOf(text);

describe("the dashboard", () => {
  it("shows every alarm of the region that notifies someone", () => {
    const alarms = resourcesOfType(template, "AWS::CloudWatch::Alarm").flatMap(
      ([id, { Properties: alarm }]) => (alarm["AlarmActions"] === undefined ? [] : id),
    );
    expect(alarms.length).toBeGreaterThan(50);
    expect(alarms.filter((id) => !body.includes(id))).toEqual([]);
  });

  it("draws every alarm of us-east-1, which the list of states cannot show", () => {
    const alarms = resourcesOfType(templateOf(app, "EdgeWatch"), "AWS::CloudWatch::Alarm");
    expect(alarms).toHaveLength(2);
    for (const [, { Properties: alarm }] of alarms) {
      const [namespace, metric, limit] = ["Namespace", "MetricName", "Threshold"].map((name) =>
        String(alarm[name]),
      );
      expect(body).toContain(`\\"${namespace}\\",\\"${metric}\\"`);
      expect(body).toContain(`\\"label\\":\\"${metric} > ${limit}`);
    }
    expect(body.split('\\"region\\":\\"us-east-1\\"')).toHaveLength(1 + alarms.length);
  });

  it("measures every function", () => {
    const all = idsOf(template, "AWS::Lambda::Function").filter((id) => !id.startsWith("Custom"));
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((id) => !body.includes(id))).toEqual([]);
    const labels = functions.filter(({ name }) => name !== verifiedDomain.name);
    expect(labels.filter(({ name }) => !body.includes(`\\"label\\":\\"${name}\\"`))).toEqual([]);
  });

  it("starts with user-facing sections, then queues, then cost", () => {
    const titles = sectionNames.map((section) => sections[section]);
    expect(titles.slice(1, 6)).toEqual(["Search", "Sign-in", "Registration", "Payment", "Mail"]);
    expect(titles.slice(-2)).toEqual(["Queues and jobs", "Money"]);
    const places = titles.map((title) => placeOf(`# ${title}\\"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("has a unique name per stage", () => {
    expect(dashboard()["DashboardName"]).toBe("cykelregistret-prod-dashboard-eu-west-1-Registry");
  });

  it("imports no more values than CloudFormation allows", () => {
    for (const id of stackIds) {
      const { Outputs = {} } = templateOf(app, id).toJSON() as { Outputs?: object };
      expect([id, Object.keys(Outputs).length <= 200]).toEqual([id, true]);
    }
  });
});

describe("a function", () => {
  it("of the API is in its user-facing section", () => {
    const placed = Object.values(apiFunctions).map(({ name }) => sectionOfFunction(name));
    expect(placed).not.toContain("queues");
    expect(sectionOfFunction("identity")).toBe("signIn");
    expect(sectionOfFunction("analysis")).toBe("registration");
  });

  it("that is a job is among the queues, unless listed elsewhere", () => {
    const elsewhere = jobs.filter(({ name }) => sectionOfFunction(name) !== "queues");
    expect(elsewhere.map(({ name }) => [name, sectionOfFunction(name)])).toEqual([
      ["check-service", "everything"],
      ["mail-bounces", "mail"],
      ["notifier", "mail"],
      ["settle-purchases", "payment"],
    ]);
    expect(sectionOfFunction("a-job-of-tomorrow")).toBe("queues");
  });
});

it("read units are drawn only for existing routes", () => {
  const named = [...body.matchAll(/\\"Route\\",\\"(\w+)\\"/g)].map(([, name]) => name ?? "");
  const routes = Object.values(features).flatMap((group) => Object.keys(group));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !routes.includes(name))).toEqual([]);
});
