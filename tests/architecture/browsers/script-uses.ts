import { parseAst } from "vite";
import { featureAt, lackOf } from "./support.ts";

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const instances: Record<string, string> = {
  navigator: "api.Navigator",
  document: "api.Document",
  performance: "api.Performance",
  crypto: "api.Crypto",
  history: "api.History",
  location: "api.Location",
};

const kinds = ["api", "javascript.builtins"] as const;
const everywhere = new Set(["globalThis", "window", "self"]);

/** Objects whose members have unique names. */
const owners = {
  api: [
    "AbortSignal Blob CanvasRenderingContext2D DOMRect Document Element Event FormData HTMLButtonElement",
    "HTMLCanvasElement HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement",
    "Headers Node Range Request Response URL URLSearchParams",
  ],
  "javascript.builtins": [
    "Array BigInt Date Function Iterator Map Number Object Promise RegExp Set String Symbol TypedArray",
    "Uint8Array WeakMap WeakSet",
  ],
} as const;

/** Names of the data, with their places. */
const placesByName = (): Map<string, string[]> => {
  const places = new Map<string, string[]>();
  for (const kind of kinds)
    for (const [owner, members] of Object.entries(featureAt(kind) ?? {}))
      for (const name of Object.keys(members))
        places.set(name, [...(places.get(name) ?? []), `${kind}.${owner}.${name}`]);
  return places;
};

const allPlaces = placesByName();

/** Member names that an old browser lacks in every meaning: a name that an older feature shares proves nothing. */
const members = new Map(
  kinds.flatMap((kind) =>
    owners[kind]
      .flatMap((names) => names.split(" "))
      .flatMap((owner) =>
        Object.keys(featureAt(`${kind}.${owner}`) ?? {}).flatMap((name): [string, string][] => {
          const lack = lackOf(`${kind}.${owner}.${name}`);
          const isNew = allPlaces.get(name)?.every((place) => lackOf(place) !== undefined) === true;
          return lack !== undefined && isNew ? [[name, lack]] : [];
        }),
      ),
  ),
);

/** Attributes by their React names. */
const attributes = new Map(
  [
    ["popover", "html.global_attributes.popover"],
    ["popoverTarget", "html.elements.button.popovertarget"],
    ["commandFor", "html.elements.button.commandfor"],
    ["closedBy", "html.elements.dialog.closedby"],
  ].map(([name = "", place = ""]) => [name, lackOf(place)]),
);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === "Identifier" ? String(node["name"]) : undefined;

/** The object's name: `AbortSignal` in both `AbortSignal.any` and `globalThis.AbortSignal.any`. */
const ownerOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  const isOfGlobal = node.type === "MemberExpression" && everywhere.has(nameOf(node["object"]) ?? "");
  return nameOf(isOfGlobal ? node["property"] : node);
};

const propertyOf = (node: Node): string | undefined => {
  const property = node["property"];
  if (node["computed"] !== true) return nameOf(property);
  return isNode(property) && typeof property["value"] === "string" ? property["value"] : undefined;
};

/** Objects whose members are looked up with their owner. */
const isGlobal = (owner: string | undefined): boolean =>
  owner !== undefined &&
  (owner in instances || kinds.some((kind) => featureAt(`${kind}.${owner}`) !== undefined));

const ofMember = (node: Node): string | undefined => {
  const [owner, name] = [ownerOf(node["object"]), propertyOf(node)];
  if (name === undefined) return undefined;
  if (owner !== undefined && everywhere.has(owner)) return ofGlobal(name);
  const instance = owner === undefined ? undefined : instances[owner];
  const places =
    instance === undefined
      ? kinds.flatMap((kind) => [`${kind}.${owner}.${name}_static`, `${kind}.${owner}.${name}`])
      : [`${instance}.${name}`];
  return isGlobal(owner) ? places.map(lackOf).find((lack) => lack !== undefined) : undefined;
};

/** Calls such as `x.values()` return an iterator; `Object.values(x)` returns an array. */
const isIterator = (node: unknown): boolean => {
  if (!isNode(node) || node.type !== "CallExpression") return false;
  const { callee, arguments: given } = node;
  const name = isNode(callee) && callee.type === "MemberExpression" ? propertyOf(callee) : undefined;
  if (name === "matchAll") return true;
  return /^(?:entries|keys|values)$/.test(name ?? "") && Array.isArray(given) && given.length === 0;
};

/** Called members, as in `x.name()`: a member that is only read may belong to anything. */
const ofCall = ({ callee }: Node): string | undefined => {
  if (!isNode(callee) || callee.type !== "MemberExpression") return undefined;
  const name = propertyOf(callee) ?? "";
  if (isIterator(callee["object"])) return lackOf(`javascript.builtins.Iterator.${name}`);
  return isGlobal(ownerOf(callee["object"])) ? undefined : members.get(name);
};

const ofGlobal = (name: string): string | undefined =>
  name.length < 4 ? undefined : kinds.map((kind) => lackOf(`${kind}.${name}`)).find(Boolean);

const ofExpression = (pattern: string, flags: string): string | undefined => {
  if (/\(\?<[=!]/.test(pattern)) return lackOf("javascript.regular_expressions.lookbehind_assertion");
  if (/\(\?[a-z]*-?[a-z]+:/.test(pattern)) return lackOf("javascript.regular_expressions.modifier");
  return flags.includes("v") ? lackOf("javascript.builtins.RegExp.unicodeSets") : undefined;
};

const textOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  if (node.type === "Literal") return String(node["value"]);
  if (node.type === "TemplateLiteral")
    return childrenOf(node)
      .map((part) => (part["value"] as { raw?: string } | undefined)?.raw ?? "")
      .join("");
  return "";
};

const ofBuiltExpression = (node: Node): string | undefined => {
  if (nameOf(node["callee"]) !== "RegExp") return undefined;
  const [pattern, flags] = node["arguments"] as readonly unknown[];
  return ofExpression(textOf(pattern), textOf(flags));
};

const ofNode = (node: Node): string | undefined => {
  if (node.type === "MemberExpression") return ofMember(node);
  if (node.type === "StaticBlock") return lackOf("javascript.classes.static.initialization_blocks");
  if (node.type === "NewExpression" || node.type === "CallExpression")
    return ofBuiltExpression(node) ?? ofCall(node) ?? ofGlobal(nameOf(node["callee"]) ?? "");
  if (node.type === "Property" && node["computed"] !== true && node["shorthand"] !== true)
    return attributes.get(nameOf(node["key"]) ?? "");
  const expression = node["regex"] as { pattern: string; flags: string } | undefined;
  return expression && ofExpression(expression.pattern, expression.flags);
};

/** Names that a script checks before use: `typeof x.name`, `"name" in x`, `x.name ? …`, `x.name?.()`. */
const guardsOf = (node: Node): string[] => {
  const test =
    node.type === "IfStatement" || node.type === "ConditionalExpression"
      ? node["test"]
      : node.type === "LogicalExpression"
        ? node["left"]
        : (node.type === "UnaryExpression" && ["typeof", "!"].includes(String(node["operator"]))) ||
            node.type === "AssignmentExpression"
          ? (node["argument"] ?? node["left"])
          : node["optional"] === true
            ? (node["callee"] ?? node["object"])
            : undefined;
  const isIn = node.type === "BinaryExpression" && node["operator"] === "in";
  const asked = isIn ? textOf(node["left"]) : isNode(test) ? (propertyOf(test) ?? nameOf(test)) : undefined;
  return asked === undefined ? [] : [asked];
};

/** The names by which a script uses a feature. */
const wordsOf = (lack: string): string[] =>
  (lack.split(" ")[0] ?? "").split(".").map((word) => word.replace("_static", ""));

/** Features that a script uses without a check and that one of the oldest browsers lacks. */
export const usesInScript = (code: string): string[] => {
  const uses = new Set<string>();
  const guarded = new Set<string>();
  const visit = (node: Node): void => {
    for (const name of guardsOf(node)) guarded.add(name);
    const lack = ofNode(node);
    if (lack !== undefined) uses.add(lack);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  return [...uses].filter((lack) => !wordsOf(lack).some((word) => guarded.has(word))).toSorted();
};
