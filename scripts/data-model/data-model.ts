import { kinds } from "#lambdas/privacy/own-copy/gather/kinds.ts";
import type { Retention } from "#contract/privacy/retention-period.ts";
import { retention } from "#contract/privacy/retention.ts";
import { lifetimes } from "#lambdas/platform/table/lifetimes.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { list } from "#lambdas/platform/table/partitions.ts";
import { code, table } from "../docs/markdown.ts";
import { readFileSync, readdirSync } from "node:fs";
import ts from "typescript";

/** `parts` are as the source writes them: `USER#{userId}`. */
type Declared = { readonly name: string; readonly about: string; readonly parts: readonly string[] };

const room = new URL("../../lambdas/platform/table/", import.meta.url);

/** Files that name keys and lists. */
const isOfKeys = (file: string): boolean => /(?:^|-)(?:keys|lists)\.ts$/.test(file);

const written = (node: ts.Expression, source: ts.SourceFile): string => {
  if (ts.isAsExpression(node)) return written(node.expression, source);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return `{${node.getText(source)}}`;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `{${expression.getText(source)}}${literal.text}`,
  );
  return `${node.head.text}${spans.join("")}`;
};

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join(" ");

const partsOf = (body: ts.ConciseBody, source: ts.SourceFile): readonly string[] | undefined => {
  if (ts.isBlock(body)) return undefined;
  if (!ts.isCallExpression(body)) return [written(body, source)];
  const called = body.expression.getText(source);
  return called === "key" ? body.arguments.map((part) => written(part, source)) : undefined;
};

const declaredIn = (file: string): Declared[] => {
  const text = readFileSync(new URL(file, room), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Declared[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const parts = partsOf(node.initializer.body, source);
      if (parts) found.push({ name: node.name.getText(source), about: commentOf(node), parts });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const readDeclared = (): ReadonlyMap<string, Declared> =>
  new Map(
    readdirSync(room)
      .filter(isOfKeys)
      .flatMap(declaredIn)
      .map((declared) => [declared.name, declared]),
  );

export const plural = ({ amount, unit }: Retention["period"]): string =>
  `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** As `30 days after it happened` or `as long as the bike`. */
export const keptFor = (name: string): string => {
  const rows: readonly Retention[] = Object.values(retention);
  const own = rows.find(({ entities }) => entities.includes(name));
  if (own) return `${plural(own.period)} after ${own.from}`;
  const host = Object.entries(lifetimes).find(([, names]) => names.includes(name));
  return host ? `as long as ${host[0]}` : "";
};

const declaredAs = (declared: ReadonlyMap<string, Declared>, name: string): Declared => {
  const found = declared.get(name);
  if (!found) throw new Error(`Nobody can read how ${name} is written`);
  return found;
};

const beginningOf = (partition: string): string => partition.replace(/\{.*$/s, "");

/** Takes the index from the functions' rights, or else from the list's comment. */
const indexOf = ({ parts: [partition = ""], about }: Declared): string => {
  const patterns: readonly { index: string; pattern: string }[] = Object.values(list);
  const served = patterns.find(({ pattern }) => beginningOf(partition) === pattern.replace("*", ""));
  return served?.index ?? (about.includes("second index") ? "gsi2" : "gsi1");
};

/** Names the part of a person's copy that has the item, or the reason why none has. */
const copiedIn = (name: string): string => {
  const belonging = Object.entries(kinds).find(([kind]) => kind === name)?.[1];
  if (belonging === undefined) return "";
  return "part" in belonging ? code(belonging.part) : belonging.not;
};

const sentence = (about: string): string =>
  about.replaceAll(/\s+/g, " ").replace(/ In the second index\./, "");

/** The text of docs/data-model.md. */
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

Everything is in one DynamoDB table with the keys \`pk\` and \`sk\`, and two indexes, \`gsi1\` and \`gsi2\`, for sorted lists. This page is written by \`node scripts/data-model.ts\` from [keys.ts](../lambdas/platform/table/keys.ts) and [retention.ts](../contract/privacy/retention.ts); \`npm run check\` fails when it differs. [kinds.ts](../lambdas/privacy/own-copy/gather/kinds.ts) decides what is in people's own copy of their data. Each domain has a folder with the schemas of its items, such as [bikes](../lambdas/bikes/items).

## Items

${items.length} kinds. A read by both keys costs one unit; a partition is read in the order of its sort keys.

${table(["Item", "Partition key", "Sort key", "Kept", "In a person’s copy", "What it is"], items)}

## Lists

${served.length} lists, each one query of an index.

${table(["List", "Index", "Partition key", "What it holds"], served)}
`;
};
