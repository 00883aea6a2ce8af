import { production, registryApp, settingsFor } from "#tests/lib/synthesised.ts";
import { billOf, dataTarget, unpriced } from "./cost/bill.ts";
import { type Group, type Line, dollarsOf, groups, sumOf } from "./cost/line.ts";
import { type PriceName, prices, pricesOf } from "./cost/prices.ts";
import { assumed, stated } from "./cost/traffic.ts";
import { type Measured, measure } from "./cost/measure.ts";
import { code, table } from "./docs/markdown.ts";
import { deployedBy } from "./cost/template.ts";
import { keepPage } from "./docs/keep-page.ts";

const groupNames = ["data", "people", "work", "watch"] as const satisfies readonly Group[];

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

const number = (amount: number): string =>
  amount.toLocaleString("en", { maximumFractionDigits: amount < 1000 ? 2 : 0 });

const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const unitPrice = (name: PriceName): string => {
  const { usd, per, unit } = prices[name];
  return `$${usd} for ${per === 1 ? `each of the ${unit}` : `${number(per)} ${unit}`}`;
};

const billRows = (lines: readonly Line[]): string[][] =>
  lines.map((line) => {
    const { unit, free = 0, from } = prices[line.price];
    const beyond = free > 0 ? `, ${number(free)} of them free` : "";
    const star = "assumed" in from ? " *" : "";
    return [line.what, `${number(line.amount)} ${unit}${beyond}`, `${dollars(dollarsOf(line))}${star}`];
  });

const groupPart = (group: Group, lines: readonly Line[]): string => {
  const own = lines.filter((line) => line.group === group);
  return `### ${groups[group]}: ${dollars(sumOf(own))}\n\n${table(["what", "how much", "a month"], billRows(own))}`;
};

const verdict = (what: string, amount: number, target: number): string =>
  amount <= target
    ? `- **${what}**: ${dollars(amount)} of ${dollars(target)}: met.`
    : `- **${what}**: ${dollars(amount)} of ${dollars(target)}: **not met**, by ${dollars(amount - target)}.`;

const dearest = (lines: readonly Line[]): string => {
  const [first, second, third] = lines.toSorted((a, b) => dollarsOf(b) - dollarsOf(a));
  return [first, second, third]
    .filter((line) => line !== undefined)
    .map((line) => `${line.what} (${dollars(dollarsOf(line))})`)
    .join("; ");
};

/** States the total with each other plan of the user pool, and the number of active people at which it would meet the target. */
const otherPlans = (lines: readonly Line[], target: number): string => {
  const pool = lines.find(({ types }) => types.includes("AWS::Cognito::UserPool"));
  if (pool === undefined) throw new Error("There is no user pool.");
  const rest = sumOf(lines) - dollarsOf(pool);
  const rows = (["poolLite", "poolEssentials", "poolPlus"] as const).map((price) => {
    const { usd, free = 0 }: { readonly usd: number; readonly free?: number } = prices[price];
    const most = Math.floor(free + Math.max(0, target - rest) / usd);
    const whole = dollars(rest + dollarsOf({ amount: pool.amount, price }));
    return [inWords(price).replace(/^pool /, ""), whole, number(most)];
  });
  return `Without the pool it is ${dollars(rest)}.\n\n${table(["plan of the pool", "the whole", "met up to so many active people"], rows)}`;
};

const priceRows = (lines: readonly Line[]): string[][] =>
  [...new Set(lines.map(({ price }) => price))].map((name) => {
    const { source, from } = prices[name];
    const where = "assumed" in from ? `assumed: ${from.assumed}` : from.seen;
    return [unitPrice(name), source, where];
  });

const recordRows = (record: Readonly<Record<string, number>>): string[][] =>
  Object.entries(record).map(([name, value]) => [code(name), number(value)]);

type Page = {
  readonly lines: readonly Line[];
  readonly measured: Measured;
  /** Targets in dollars a month. */
  readonly targets: { readonly data: number; readonly whole: number };
};

const targetsPart = ({ lines, targets }: Page): string =>
  [
    verdict("Data", sumOf(lines.filter(({ group }) => group === "data")), targets.data),
    verdict("The whole", sumOf(lines), targets.whole),
  ].join("\n");

/** The text of docs/cost.md. */
const costPage = ({ lines, measured, targets }: Page): string => `# What it costs

What a month costs at ${number(stated.bikes)} bikes, ${number(stated.searches)} searches, ${number(stated.registrations)} registrations and ${number(stated.activePeople)} active people, before tax. This page is written by \`node scripts/cost.ts\` from the template of stage prod, what the product's own code costs the table, and [prices.ts](../scripts/cost/prices.ts); \`npm run check\` fails when it differs. Stripe, BankID and the domain are not included. A budget sends an alert when the month is above the target or will be: [runbook](runbook/cost.md).

## The targets

${targetsPart({ lines, measured, targets })}

Most expensive: ${dearest(lines)}.

The plan of the user pool matters most ([9](decisions/09-cognito-plus-and-the-cost.md)). ${otherPlans(lines, targets.whole)}

## The bill

A star means that a price is assumed: no page was found that states it for eu-west-1. What AWS always gives every account for free is deducted.

${groupNames.map((group) => groupPart(group, lines)).join("\n\n")}

## What was measured

By the product's own code in DynamoDB's emulator, at each run of the script.

${table(["what", "how much"], recordRows(measured))}

## What is assumed

Nobody has stated or measured these: [traffic.ts](../scripts/cost/traffic.ts) explains each. The first bill corrects them.

${table(["what", "how much"], recordRows(assumed))}

## Prices

Looked up on ${pricesOf}. AWS's own pages fill in their prices by script, so the third column says where each was read, or what was assumed.

${table(["price", "AWS's page", "seen where"], priceRows(lines))}
`;

const { monthlyBudget, smsBudget } = settingsFor(production);
const targets = { data: dataTarget, whole: monthlyBudget };
const resources = deployedBy(await registryApp(production));
const measured = await measure();
const lines = billOf({ resources, measured, smsBudget });

const missing = unpriced(resources, lines);
if (missing.length > 0)
  throw new Error(`Nobody has said what these cost: ${missing.join(", ")}. Say it in scripts/cost.`);

const say = (what: string, amount: number, target: number): void =>
  console.log(
    `${what}: $${amount.toFixed(2)} of $${target} a month${amount <= target ? "" : ", which is not met"}`,
  );
say("Data", sumOf(lines.filter(({ group }) => group === "data")), targets.data);
say("The whole", sumOf(lines), targets.whole);

keepPage({
  file: "docs/cost.md",
  text: costPage({ lines, measured, targets }),
  from: "template, measurements and prices",
  script: "scripts/cost.ts",
});
