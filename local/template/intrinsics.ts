import { isRecord } from "./is-record.ts";
import { TemplateError } from "./template-error.ts";

export type Scope = {
  readonly ref: (logicalId: string) => unknown;
  readonly getAtt: (logicalId: string, attribute: string) => string;
  readonly condition: (name: string) => boolean;
  readonly findInMap: (map: string, top: string, second: string) => unknown;
  readonly importValue: (exportName: string) => string;
  readonly stackOutput: (stackName: string, outputName: string) => string;
  /** The value of `{{resolve:service:…}}`. */
  readonly dynamic: (reference: string) => string;
};

/** Removes the property, as AWS::NoValue does. */
export const noValue: unique symbol = Symbol("AWS::NoValue");

const dynamicReference = /\{\{resolve:([^{}]+)\}\}/g;

const text = (value: unknown, where: string): string => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw new TemplateError(`${where} needs a text here, not ${JSON.stringify(value)}.`);
};

const list = (value: unknown, where: string): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new TemplateError(`${where} needs a list here, not ${JSON.stringify(value)}.`);
};

const substitute = (argument: unknown, scope: Scope): string => {
  const [template, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const own = isRecord(variables) ? variables : {};
  return text(template, "Fn::Sub").replaceAll(/\$\{([^}]+)\}/g, (_whole, name: string) => {
    if (name.startsWith("!")) return `\${${name.slice(1)}}`;
    if (name in own) return text(resolveValue(own[name], scope), "Fn::Sub");
    const [id = "", ...attribute] = name.split(".");
    return attribute.length === 0 ? text(scope.ref(id), "Fn::Sub") : scope.getAtt(id, attribute.join("."));
  });
};

const select = (argument: unknown, scope: Scope): unknown => {
  const [index, values] = list(argument, "Fn::Select");
  const chosen = list(resolveValue(values, scope), "Fn::Select")[Number(resolveValue(index, scope))];
  if (chosen === undefined) throw new TemplateError(`Fn::Select: there is no element ${String(index)}.`);
  return chosen;
};

const attribute = (argument: unknown, scope: Scope): string => {
  const [id, ...rest] = typeof argument === "string" ? argument.split(".") : list(argument, "Fn::GetAtt");
  return scope.getAtt(
    text(id, "Fn::GetAtt"),
    rest.map((part) => text(resolveValue(part, scope), "Fn::GetAtt")).join("."),
  );
};

const split = (argument: unknown, scope: Scope): string[] => {
  const [separator, source] = list(argument, "Fn::Split");
  return text(resolveValue(source, scope), "Fn::Split").split(text(separator, "Fn::Split"));
};

const join = (argument: unknown, scope: Scope): string => {
  const [separator, parts] = list(argument, "Fn::Join");
  return list(resolveValue(parts, scope), "Fn::Join")
    .map((part) => text(part, "Fn::Join"))
    .join(text(separator, "Fn::Join"));
};

const choose = (argument: unknown, scope: Scope): unknown => {
  const [condition, whenTrue, whenFalse] = list(argument, "Fn::If");
  return resolveValue(scope.condition(text(condition, "Fn::If")) ? whenTrue : whenFalse, scope);
};

const find = (argument: unknown, scope: Scope): unknown => {
  const [map = "", top = "", second = ""] = list(resolveValue(argument, scope), "Fn::FindInMap").map((part) =>
    text(part, "Fn::FindInMap"),
  );
  return scope.findInMap(map, top, second);
};

const intrinsics: Record<string, (argument: unknown, scope: Scope) => unknown> = {
  Ref: (argument, scope) => scope.ref(text(argument, "Ref")),
  "Fn::GetAtt": attribute,
  "Fn::Join": join,
  "Fn::Sub": substitute,
  "Fn::Select": select,
  "Fn::Split": split,
  "Fn::If": choose,
  "Fn::FindInMap": find,
  "Fn::ImportValue": (argument, scope) =>
    scope.importValue(text(resolveValue(argument, scope), "Fn::ImportValue")),
  // CDK's weak reference from one stack to another.
  "Fn::GetStackOutput": (argument, scope) => {
    const { StackName, OutputName } = isRecord(argument) ? argument : {};
    return scope.stackOutput(
      text(resolveValue(StackName, scope), "Fn::GetStackOutput"),
      text(resolveValue(OutputName, scope), "Fn::GetStackOutput"),
    );
  },
  "Fn::Base64": (argument, scope) =>
    Buffer.from(text(resolveValue(argument, scope), "Fn::Base64")).toString("base64"),
};

const intrinsicName = (value: Record<string, unknown>): string | undefined => {
  const [name, ...others] = Object.keys(value);
  if (name === undefined || others.length > 0) return undefined;
  return name === "Ref" || name.startsWith("Fn::") ? name : undefined;
};

const resolveDynamic = (value: unknown, scope: Scope): unknown =>
  typeof value === "string"
    ? value.replaceAll(dynamicReference, (_whole, reference: string) => scope.dynamic(reference))
    : value;

/** Resolves every intrinsic function in a value; throws TemplateError for an unknown one. */
export const resolveValue = (value: unknown, scope: Scope): unknown => {
  if (Array.isArray(value))
    return value.map((element) => resolveValue(element, scope)).filter((element) => element !== noValue);
  if (!isRecord(value)) return resolveDynamic(value, scope);
  const name = intrinsicName(value);
  if (name !== undefined) {
    const apply = intrinsics[name];
    if (apply === undefined) throw new TemplateError(`the intrinsic function ${name} is not served here.`);
    return resolveDynamic(apply(value[name], scope), scope);
  }
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    resolveValue(inner, scope),
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== noValue));
};
