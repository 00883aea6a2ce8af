import { kinds } from "#lambdas/accounts/own-copy/gather/kinds.ts";
import { type Retention, retention } from "#contract/retention.ts";
import { keptWith } from "#lambdas/shared/table/kept-with.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { list } from "#lambdas/shared/table/partitions.ts";
import { code, table } from "../docs/markdown.ts";
import { type Declared, readDeclared } from "./read-keys.ts";

const plural = ({ amount, unit }: Retention["period"]): string =>
  `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** How long an item of this name is kept. */
const keptFor = (name: string): string => {
  const rows: readonly Retention[] = Object.values(retention);
  const own = rows.find(({ entities }) => entities.includes(name));
  if (own) return `${plural(own.period)} after ${own.from}`;
  const host = Object.entries(keptWith).find(([, names]) => names.includes(name));
  return host ? `as long as ${host[0]}` : "";
};

const declaredAs = (declared: ReadonlyMap<string, Declared>, name: string): Declared => {
  const found = declared.get(name);
  if (!found) throw new Error(`Nobody can read how ${name} is written`);
  return found;
};

const beginningOf = (partition: string): string => partition.replace(/\{.*$/s, "");

/** Which index serves a list: a list of nobody’s rights is in the first. */
const indexOf = ({ parts: [partition = ""], about }: Declared): string => {
  const patterns: readonly { index: string; pattern: string }[] = Object.values(list);
  const served = patterns.find(({ pattern }) => beginningOf(partition) === pattern.replace("*", ""));
  return served?.index ?? (about.includes("second index") ? "gsi2" : "gsi1");
};

/** In which part of the copy that people can have of what is kept about them, or why in none. */
const copiedIn = (name: string): string => {
  const belonging = Object.entries(kinds).find(([kind]) => kind === name)?.[1];
  if (belonging === undefined) return "";
  return "part" in belonging ? code(belonging.part) : belonging.not;
};

const sentence = (about: string): string =>
  about.replaceAll(/\s+/g, " ").replace(/ In the second index\./, "");

/** The whole of docs/data-model.md. */
export const dataModel = (): string => {
  const declared = readDeclared();
  const items = Object.keys(keys).map((name) => {
    const { parts, about } = declaredAs(declared, name);
    return [name, code(parts[0]), code(parts[1]), keptFor(name), copiedIn(name), sentence(about)];
  });
  const served = Object.keys(lists).map((name) => {
    const found = declaredAs(declared, name);
    return [name, indexOf(found), code(found.parts[0]), sentence(found.about)];
  });
  return `# Data model

Everything lies in one DynamoDB table with the keys \`pk\` and \`sk\`, and two indexes, \`gsi1\` and \`gsi2\`, for lists in an order. This page is written by \`node scripts/data-model.ts\` from [keys.ts](../lambdas/shared/table/keys.ts) and [retention.ts](../contract/retention.ts); \`npm run check\` fails when it is not what they say. What of it stands in the copy that people can have of all that is kept about them is decided in [kinds.ts](../lambdas/accounts/own-copy/gather/kinds.ts). What an item holds, its schema says: [items](../lambdas/shared/table/items).

## Items

${items.length} kinds. A read by both keys costs one unit; a partition is read in the order of its sort keys.

${table(["Item", "Partition key", "Sort key", "Kept", "In a person’s copy", "What it is"], items)}

## Lists

${served.length} lists, each one query of an index.

${table(["List", "Index", "Partition key", "What it holds"], served)}
`;
};
