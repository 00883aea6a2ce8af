import { Stack } from "aws-cdk-lib";
import { Key } from "aws-cdk-lib/aws-kms";
import { beforeAll, describe, expect, it } from "vitest";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";
import { AccessLogs } from "#lib/platform/constructs/access-logs.ts";
import { Alarms } from "#lib/platform/constructs/alarm.ts";
import { FailedEvents } from "#lib/platform/constructs/failed-events.ts";
import { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import { bundled } from "#tests/lib/bundled.ts";
import { type Chosen, anApp, atHome, production, settingsFor, trial } from "#tests/lib/synthesised.ts";

describe("a function", () => {
  let bundles: Bundles;
  beforeAll(async () => {
    bundles = await bundled();
  });

  const make = (chosen: Chosen, made: Bundles, url: string) => {
    const stack = new Stack(anApp(), "Stack");
    const key = new Key(stack, "Key");
    const alarms = new Alarms(stack, "Alarms", { key, settings: {} });
    const failureDestination = new FailedEvents(stack, "GivenUp", {
      key,
      accessLogs: new AccessLogs(stack, "AccessLogs"),
    });
    return new FeatureFunction(stack, "Search", {
      defaults: { settings: settingsFor(chosen), bundles: made, alarms, failureDestination },
      name: "search",
      errorImpact: "Nobody can look up a bike.",
      environment: { REGISTER_URL: url },
    });
  };

  it.each(["http://register.example", "https://127.0.0.1:4300/x", "https://localhost/x"])(
    "in production refuses the simulator %s",
    (url) => {
      expect(() => make(production, bundles, url)).toThrow(
        `Stage prod cannot use ${url} as REGISTER_URL of search: give it the real service.`,
      );
    },
  );

  it("in production takes a real service", () => {
    expect(() => make(production, bundles, "https://register.example")).not.toThrow();
  });

  it("elsewhere takes a simulator", () => {
    expect(() => make(trial, bundles, "http://127.0.0.1:4300")).not.toThrow();
  });

  it("names the command for missing sharp, except in stage local", () => {
    const without: Bundles = new Map([
      ["search", { folder: bundles.get("search")!.folder, native: "missing" }],
    ]);
    expect(() => make(trial, without, "")).toThrow("npm install --no-save --os=linux --cpu=x64");
    expect(() => make(atHome, without, "")).not.toThrow();
  });
});
