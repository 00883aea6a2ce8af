import { percentDecode } from "#local/aws/wire/percent.ts";
import type { RouteConfig } from "#local/template/readers/http-apis.ts";

type Part =
  | { kind: "literal"; text: string }
  | { kind: "parameter"; name: string }
  | { kind: "rest"; name: string };

type Compiled = { route: RouteConfig; method: string; parts: readonly Part[] };

export type Match = {
  readonly route: RouteConfig;
  readonly pathParameters: Readonly<Record<string, string>>;
};

const parsePart = (text: string): Part => {
  const [, name, greedy] = /^\{(\w+)(\+?)\}$/.exec(text) ?? [];
  if (name === undefined) return { kind: "literal", text };
  return { kind: greedy === "+" ? "rest" : "parameter", name };
};

const compile = (route: RouteConfig): Compiled => {
  const [method = "ANY", path] = route.key.split(" ");
  // $default matches what no other route does.
  if (path === undefined) return { route, method: "ANY", parts: [{ kind: "rest", name: "" }] };
  return { route, method, parts: path.split("/").slice(1).map(parsePart) };
};

const specificity = { literal: 2, parameter: 1, rest: 0 } as const;

const isGreedy = ({ parts }: Compiled): boolean => parts.at(-1)?.kind === "rest";

// AWS puts a full match before every greedy one.
const compare = (a: Compiled, b: Compiled): number => {
  if (isGreedy(a) !== isGreedy(b)) return Number(isGreedy(a)) - Number(isGreedy(b));
  for (const [at, part] of a.parts.entries()) {
    const other = b.parts[at];
    const difference = (other === undefined ? 0 : specificity[other.kind]) - specificity[part.kind];
    if (difference !== 0) return difference;
  }
  return Number(a.method === "ANY") - Number(b.method === "ANY");
};

const matchParts = (
  parts: readonly Part[],
  segments: readonly string[],
): Record<string, string> | undefined => {
  const parameters: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at];
    if (segment === undefined) return undefined;
    if (part.kind === "rest") {
      if (part.name !== "") parameters[part.name] = segments.slice(at).join("/");
      return parameters;
    }
    if (part.kind === "literal" && part.text !== segment) return undefined;
    if (part.kind === "parameter") {
      if (segment === "") return undefined;
      parameters[part.name] = segment;
    }
  }
  return segments.length === parts.length ? parameters : undefined;
};

const decode = (parameters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, percentDecode(value) ?? value]),
  );

/** Finds the most specific route of a request, with decoded path parameters. */
export const createRouteTable = (routes: readonly RouteConfig[]) => {
  const table = routes.map(compile).toSorted(compare);
  return (method: string, path: string): Match | undefined => {
    const segments = path.split("/").slice(1);
    for (const { route, method: expected, parts } of table) {
      if (expected !== "ANY" && expected !== method) continue;
      const parameters = matchParts(parts, segments);
      if (parameters !== undefined) return { route, pathParameters: decode(parameters) };
    }
    return undefined;
  };
};
