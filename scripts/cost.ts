import { production, registryApp, settingsFor } from "#tests/lib/synthesised.ts";
import { billOf, dataTarget, unpriced } from "./cost/bill.ts";
import { costPage } from "./cost/cost-page.ts";
import { sumOf } from "./cost/line.ts";
import { measure } from "./cost/measure.ts";
import { deployedBy } from "./cost/template.ts";
import { keepPage } from "./docs/keep-page.ts";

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
