import { relative } from "node:path";
import ts from "typescript";

/** A promise that is not awaited while something else may throw. If it then fails, the process ends. */
export type Breach = { readonly at: string; readonly why: string };

/** Functions of packages and Node that throw on bad input. */
const throwsOutside = /^(?:parse|assert|decodeURI|decodeURIComponent|structuredClone|timingSafeEqual)$/;
const constructsOutside = /^(?:URL|RegExp)$/;

type Scope = { readonly checker: ts.TypeChecker; readonly throwers: Map<ts.Node, boolean> };

const isPromise = ({ checker }: Scope, node: ts.Node): boolean => {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  return type.getProperty("then") !== undefined && (type.flags & ts.TypeFlags.Any) === 0;
};

const isListOfPromises = ({ checker }: Scope, node: ts.Node): boolean => {
  const [item] = checker.getTypeArguments(checker.getTypeAtLocation(node) as ts.TypeReference) ?? [];
  return checker.isArrayLikeType(checker.getTypeAtLocation(node)) && item?.getProperty("then") !== undefined;
};

const isAsync = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true;

type Body = ts.FunctionLikeDeclaration & { body: ts.Node };
const isFunction = (node: ts.Node): node is Body =>
  ts.isFunctionLike(node) && "body" in node && node.body !== undefined;

/** Undefined for functions outside our sources. */
const calleeOf = ({ checker }: Scope, call: ts.CallExpression | ts.NewExpression): Body | undefined => {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  if (declaration && isFunction(declaration)) return declaration;
  const symbol = checker.getSymbolAtLocation(call.expression);
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const held = real?.valueDeclaration;
  const value = held && ts.isVariableDeclaration(held) ? held.initializer : held;
  return value && isFunction(value) ? value : undefined;
};

const throwsWhenCalled = (scope: Scope, call: ts.CallExpression | ts.NewExpression): boolean => {
  const callee = calleeOf(scope, call);
  if (callee) return functionThrows(scope, callee);
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return (ts.isNewExpression(call) ? constructsOutside : throwsOutside).test(name);
};

/** Callbacks, which the called function runs, as that of `map`. */
const handedOver = (call: ts.CallExpression): readonly ts.Node[] =>
  (call.arguments ?? []).filter((argument) => isFunction(argument));

const throwsItself = (scope: Scope, node: ts.Node): boolean => {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return throwsWhenCalled(scope, node);
  if (!ts.isCallExpression(node)) return false;
  return (
    throwsWhenCalled(scope, node) ||
    (!isPromise(scope, node) && handedOver(node).some((taken) => functionThrows(scope, taken as Body)))
  );
};

/** Finds a try statement within `whole` around the node. */
const isCaught = (node: ts.Node, whole: ts.Node): boolean => {
  for (let at = node; at !== whole; at = at.parent)
    if (ts.isTryStatement(at.parent) && at.parent.tryBlock === at && at.parent.catchClause) return true;
  return false;
};

const some = (node: ts.Node, holds: (node: ts.Node) => boolean): boolean =>
  holds(node) || (!isFunction(node) && ts.forEachChild(node, (child) => some(child, holds))) === true;

/** An async function never throws at once: it returns a promise that fails. */
const functionThrows = (scope: Scope, body: Body): boolean => {
  if (isAsync(body) || body.asteriskToken) return false;
  const known = scope.throwers.get(body);
  if (known !== undefined) return known;
  scope.throwers.set(body, false);
  const found = ts.forEachChild(body, (part) =>
    some(part, (node) => throwsItself(scope, node) && !isCaught(node, body)),
  );
  scope.throwers.set(body, found === true);
  return found === true;
};

/** A call that returns a promise which is not awaited there. */
const begins = (scope: Scope, node: ts.Node): boolean =>
  !ts.isAwaitExpression(node) &&
  ((ts.isCallExpression(node) && (isPromise(scope, node) || isListOfPromises(scope, node))) ||
    (!isFunction(node) && ts.forEachChild(node, (child) => begins(scope, child)) === true));

/** Nodes that leave the function early while a promise is pending. */
const leaves = (scope: Scope, node: ts.Node): boolean =>
  some(
    node,
    (inner) => (ts.isAwaitExpression(inner) || throwsItself(scope, inner)) && !isCaught(inner, node),
  );

/** The parts of an expression that are evaluated one after another, while earlier results are held. */
const operands = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
};

/** Resolves types only where the syntax leaves the question open. */
const doesSomething = (node: ts.Node): boolean =>
  some(node, (one) => ts.isCallExpression(one) || ts.isNewExpression(one) || ts.isAwaitExpression(one));

const inOneExpression = (scope: Scope, node: ts.Node): string | undefined => {
  const parts = operands(node).filter(doesSomething);
  if (parts.length < 2) return undefined;
  const first = parts.findIndex((part) => begins(scope, part));
  const later = first === -1 ? undefined : parts.slice(first + 1).find((part) => leaves(scope, part));
  return later && `${parts[first]?.getText()} is under way when this may throw: ${later.getText()}`;
};

const mentions = ({ checker }: Scope, node: ts.Node, symbol: ts.Symbol): ts.Node | undefined => {
  if (ts.isIdentifier(node) && checker.getSymbolAtLocation(node) === symbol) return node;
  if (ts.isShorthandPropertyAssignment(node) && checker.getShorthandAssignmentValueSymbol(node) === symbol)
    return node;
  return ts.forEachChild(node, (child) => mentions({ checker } as Scope, child, symbol));
};

/** Checks only the text before `use` in its statement. */
const leavesBefore = (scope: Scope, node: ts.Node, use: ts.Node): boolean => {
  if (node.end <= use.pos) return leaves(scope, node);
  if (isFunction(node) || node.pos >= use.end) return false;
  return ts.forEachChild(node, (child) => leavesBefore(scope, child, use)) === true;
};

const heldInAName = (scope: Scope, node: ts.Node): string | undefined => {
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isIdentifier(node.name)) return undefined;
  if (!begins(scope, node.initializer)) return undefined;
  if (!isPromise(scope, node.name) && !isListOfPromises(scope, node.name)) return undefined;
  const statement = node.parent.parent;
  const block = statement.parent;
  const symbol = scope.checker.getSymbolAtLocation(node.name);
  if (!symbol || !(ts.isBlock(block) || ts.isCaseOrDefaultClause(block))) return undefined;
  const following = block.statements.slice(block.statements.findIndex((one) => one === statement) + 1);
  for (const one of following) {
    const use = mentions(scope, one, symbol);
    const early = use ? leavesBefore(scope, one, use) : leaves(scope, one);
    if (early) return `${node.name.text} is under way when this may throw: ${one.getText()}`;
    if (use) return undefined;
  }
  return undefined;
};

/** A function that returns a promise must not throw instead, because its caller may hold other pending promises. */
const throwsInsteadOfRejecting = (scope: Scope, node: ts.Node): string | undefined => {
  if (!isFunction(node) || isAsync(node)) return undefined;
  const signature = scope.checker.getSignatureFromDeclaration(node);
  const answers = signature && scope.checker.getReturnTypeOfSignature(signature);
  if (answers?.getProperty("then") === undefined || !functionThrows(scope, node)) return undefined;
  return `answers with a promise, but throws at once; make it async: ${node.getText()}`;
};

const rules = [inOneExpression, heldInAName, throwsInsteadOfRejecting];

/** Finds every place where a promise is started and something may throw before it is awaited. */
export const findBegunPromises = (root: string, files: readonly string[], program: ts.Program): Breach[] => {
  const scope = { checker: program.getTypeChecker(), throwers: new Map<ts.Node, boolean>() };
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is no part of the program.`);
    const findings: Breach[] = [];
    const visit = (node: ts.Node): void => {
      for (const rule of rules) {
        const why = rule(scope, node);
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        if (why)
          findings.push({
            at: `${relative(root, file)}:${line}`,
            why: why.replaceAll(/\s+/g, " ").slice(0, 300),
          });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return findings;
  });
};
