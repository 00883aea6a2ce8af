import { readFileSync, readdirSync } from "node:fs";
import ts from "typescript";

/** A key or a list as its source writes it: `USER#{userId}`. */
export type Declared = { readonly name: string; readonly about: string; readonly parts: readonly string[] };

const room = new URL("../../lambdas/shared/table/", import.meta.url);

/** Where keys and lists are named. */
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

/** Every key and list that the table's files name, by name. */
export const readDeclared = (): ReadonlyMap<string, Declared> =>
  new Map(
    readdirSync(room)
      .filter(isOfKeys)
      .flatMap(declaredIn)
      .map((declared) => [declared.name, declared]),
  );
