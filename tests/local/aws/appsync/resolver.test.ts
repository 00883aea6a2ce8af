import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { compileResolver } from "#local/aws/appsync/resolver.ts";

const folder = new URL("../../../../lib/platform/appsync/", import.meta.url);
const deployed = readdirSync(folder).filter((name) => name.endsWith(".js"));

/** The APPSYNC_JS runtime 1.0.0 refuses these at deployment. */
const unsupported = new Set([
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.TryStatement,
  ts.SyntaxKind.AwaitExpression,
  ts.SyntaxKind.YieldExpression,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.ContinueStatement,
  ts.SyntaxKind.LabeledStatement,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.ClassExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.ThisKeyword,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.AsyncKeyword,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.PostfixUnaryExpression,
]);

const breaches = (name: string): string[] => {
  const source = ts.createSourceFile(
    name,
    readFileSync(new URL(name, folder), "utf8"),
    ts.ScriptTarget.ES2022,
  );
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const negation = ts.isPrefixUnaryExpression(node) && node.operator !== ts.SyntaxKind.PlusPlusToken;
    if (unsupported.has(node.kind) && !negation) findings.push(ts.SyntaxKind[node.kind]);
    if (ts.isImportDeclaration(node) && !node.moduleSpecifier.getText(source).includes("@aws-appsync/utils"))
      findings.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
};

describe("The deployed resolvers", () => {
  it("are those of the schema", () => {
    expect(deployed.toSorted()).toEqual([
      "Mutation.publish.js",
      "Mutation.publishToAdmins.js",
      "Subscription.onAdminEvent.js",
      "Subscription.onEvent.js",
    ]);
  });

  it.each(deployed)("%s uses only syntax that APPSYNC_JS supports", (name) => {
    expect(breaches(name)).toEqual([]);
  });
});

const settings = {
  clock: { now: () => Date.parse("2026-11-05T12:00:00Z") },
  authType: "IAM",
  field: "x on type Y",
};
const run = (body: string) =>
  compileResolver(
    "Query.x",
    `import { util, runtime, extensions } from "@aws-appsync/utils";
     export function request(ctx) { ${body} }
     export function response(ctx) { return ctx.result; }`,
  )({ args: { a: 1 }, identity: null, info: {} }, settings);

describe("A resolver", () => {
  it("gets the time of the cloud's clock and its arguments", () => {
    const { result } = run("return { payload: { at: util.time.nowISO8601(), ...ctx.args } };");
    expect(result).toEqual({ at: "2026-11-05T12:00:00.000Z", a: 1 });
  });

  it("can return early with a value", () => {
    expect(run("runtime.earlyReturn({ early: true })").result).toEqual({ early: true });
  });

  it("keeps no state between runs", () => {
    const resolver = compileResolver(
      "Query.x",
      `let runs = 0;
       export function request() { runs += 1; return { payload: runs }; }
       export function response(ctx) { return ctx.result; }`,
    );
    const call = () => resolver({ args: {}, identity: null, info: {} }, settings).result;
    expect([call(), call()]).toEqual([1, 1]);
  });

  it("fails with its own message and type, or as unauthorized", () => {
    expect(() => run('util.error("No", "Mine")')).toThrow(
      expect.objectContaining({ message: "No", errorType: "Mine" }),
    );
    expect(() => run("util.unauthorized()")).toThrow("Not Authorized to access x on type Y");
  });

  it("names an unsupported function and hides the details of other errors", () => {
    expect(() => run("util.dynamodb.toMapValues({})")).toThrow(
      "util.dynamodb is not served by the embedded cloud.",
    );
    expect(() => run("return nowhere.to.be.found")).toThrow("Runtime Error: ReferenceError");
  });

  it("reaches neither the process nor the network", () => {
    for (const name of ["process", "fetch", "require('node:fs')", "setTimeout"])
      expect(() => run(`return { payload: String(${name}) }`)).toThrow(/Error|cannot import/);
  });
});
