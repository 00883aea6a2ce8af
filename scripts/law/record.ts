import { type Belonging, kinds as copied } from "#lambdas/privacy/own-copy/gather/kinds.ts";
import { retention } from "#contract/privacy/retention.ts";
import type { Retention } from "#contract/privacy/retention-period.ts";
import { policyDataEn, processorsEn } from "#web/app/info/texts/policy-en.ts";
import { keptFor, plural } from "../data-model/data-model.ts";
import { code, table } from "../docs/markdown.ts";
import { type Activity, activities, kindsOf } from "./activities.ts";
import { attributesOfKinds, categories } from "./attributes.ts";

const copies: Readonly<Record<string, Belonging>> = copied;

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join("; ");

const rows = (activity: Activity, attributes: ReadonlyMap<string, ReadonlySet<string>>) => {
  const kinds = kindsOf(activity);
  const names = new Set(kinds.flatMap((kind) => [...(attributes.get(kind) ?? [])]));
  const held = Object.entries(categories).flatMap(([category, listed]) => {
    const found = listed.split(" ").filter((name) => names.has(name));
    return found.length > 0 ? [`${category}: ${found.map(code).join(", ")}`] : [];
  });
  return [
    ["Purpose", activity.purpose],
    ["Legal basis", activity.basis],
    ["People", activity.people],
    ["Told as", activity.told.map((what) => policyDataEn[what]).join(" ")],
    ["Attributes", held.join("<br>")],
    ["Kept", distinct(kinds.map(keptFor))],
    ["Receivers", activity.receivers.map((one) => `[${one}](processors.md)`).join(", ")],
    [
      "In a person’s copy",
      distinct(kinds.map((kind) => copies[kind]).flatMap((one) => (one && "part" in one ? [one.part] : []))),
    ],
    ["Items", kinds.map(code).join(", ")],
  ];
};

/** Periods of files and logs, which have no item in the table. */
const files = (): string[][] =>
  Object.entries<Retention>(retention)
    .filter(([, { entities }]) => entities.length === 0)
    .map(([name, { period, from, ground }]) => [name, `${plural(period)} after ${from}`, ground]);

export const record = async (): Promise<string> => {
  const attributes = await attributesOfKinds();
  const parts = Object.entries(activities).map(
    ([name, activity]) => `## ${name}\n\n${table(["", ""], rows(activity, attributes))}`,
  );
  return `# Record of processing

Article 30 of the General Data Protection Regulation. The controller is the company in the settings of the deployment; letters under “My data” reach the person in charge. \`node scripts/law.ts\` writes this page from the data model, so that no kind of item and no attribute is left out; \`npm run check\` fails when it differs. Security measures are in the [impact assessment](impact-assessment.md), transfers outside the EU with the [processors](processors.md).

${parts.join("\n\n")}

## Files, logs and whole accounts

They belong to the activities above, and stand here for their periods.

${table(["Kept", "Period", "Legal basis"], files())}
`;
};

const roles = /Processor\.$/;

/** Everybody outside the company that receives data. */
export const processors = (): string =>
  `# Processors and other receivers

\`node scripts/law.ts\` writes this page from the privacy policy, and a test holds the policy against the services and addresses of the deployment. A processor needs an agreement by article 28 before the first deployment; a controller of its own needs none.

${table(
  ["Name", "Receives and does", "Agreement", "For"],
  Object.entries(processorsEn).map(([name, text]) => [
    name,
    text,
    roles.test(text) ? "Article 28" : "Controller of its own, at least in part",
    Object.entries(activities)
      .filter(([, { receivers }]) => receivers.some((one) => one === name))
      .map(([activity]) => activity)
      .join(", "),
  ]),
)}

Authorities receive data by [a decision of two administrators](../runbook/subject-access.md) only.
`;
