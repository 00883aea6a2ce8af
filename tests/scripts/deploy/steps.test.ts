import { describe, expect, it } from "vitest";
import { stepsOf } from "../../../scripts/deploy/steps.ts";

const linesOf = (deployment: Parameters<typeof stepsOf>[0]): string[] =>
  stepsOf(deployment).map(({ program, args }) => [program, ...args].join(" "));
const plain = { stage: "prod", diff: false, smoke: false, atOnce: false };

describe("a deployment", () => {
  it("shows what changes, then deploys every stack of its stage without asking", () => {
    expect(linesOf(plain)).toEqual([
      "cdk diff --all -c stage=prod",
      "cdk deploy --all -c stage=prod --require-approval never --progress events",
    ]);
  });

  it("changes nothing when it only shows the diff", () => {
    expect(linesOf({ ...plain, diff: true, smoke: true })).toEqual(["cdk diff --all -c stage=prod"]);
  });

  it("shifts all traffic to the functions at once only on request", () => {
    expect(linesOf({ ...plain, atOnce: true })).toEqual([
      "cdk diff --all -c stage=prod -c atOnce=true",
      "cdk deploy --all -c stage=prod -c atOnce=true --require-approval never --progress events",
    ]);
  });

  it("is followed by the smoke checks on request", () => {
    expect(linesOf({ ...plain, stage: "dev", smoke: true }).at(-1)).toBe(
      "node scripts/smoke.mjs --stage dev",
    );
  });
});
