import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { keys } from "#lambdas/platform/table/keys.ts";
import { activities, kindsOf } from "../../scripts/law/activities.ts";
import { attributesOfKinds, categories, impersonal } from "../../scripts/law/attributes.ts";
import { policyDataEn, processorsEn } from "#web/app/info/texts/policy-en.ts";

const all = Object.values(activities);

it("every kind of item belongs to exactly one activity of the record of processing", () => {
  expect(all.flatMap(kindsOf).toSorted()).toEqual(Object.keys(keys).toSorted());
});

it("every attribute is one kind of personal data, or says nothing about a person", async () => {
  const listed = [...Object.values(categories), impersonal].flatMap((names) => names.split(" "));
  const written = [...(await attributesOfKinds()).values()].flatMap((names) => [...names]);
  expect(listed.toSorted()).toEqual([...new Set(written)].toSorted());
});

it("the record of processing covers everything in the privacy policy, and names no other recipient", () => {
  const policyData = new Set(all.flatMap((activity) => activity.told));
  expect([...policyData].toSorted()).toEqual(Object.keys(policyDataEn).toSorted());
  const receivers = new Set(all.flatMap((activity) => activity.receivers));
  expect([...receivers].toSorted()).toEqual(Object.keys(processorsEn).toSorted());
});

it("the impact assessment weighs every kind of personal data", () => {
  const assessment = readFileSync("docs/law/impact-assessment.md", "utf8");
  for (const category of Object.keys(categories))
    expect(assessment).toMatch(new RegExp(`^\\| ${category} +\\|`, "m"));
});
