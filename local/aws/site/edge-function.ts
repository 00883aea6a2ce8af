import { createContext, Script } from "node:vm";
import * as z from "zod";

const Value = z.looseObject({ value: z.string() });

const EdgeResponse = z.object({
  statusCode: z.number().int(),
  headers: z.record(z.string(), Value).default({}),
  body: z.union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)]).default(""),
});
const EdgeRequest = z.looseObject({ uri: z.string(), headers: z.record(z.string(), Value).default({}) });

export type EdgeInput = {
  readonly method: string;
  readonly uri: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly ip: string;
};

export type EdgeOutcome =
  | { kind: "answer"; status: number; headers: Record<string, string>; body: string }
  | { kind: "forward"; uri: string; headers: HeaderChanges };

/** Header changes for the origin; undefined removes a header. */
type HeaderChanges = Readonly<Record<string, string | undefined>>;

const Handler = z.custom<(event: string) => string>((value) => typeof value === "function");

const asValues = (entries: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...entries].map(([name, value]) => [name, { value }]));

const eventOf = ({ method, uri, query, headers, ip }: EdgeInput) => ({
  version: "1.0",
  context: { eventType: "viewer-request" },
  viewer: { ip },
  request: {
    method,
    uri,
    querystring: asValues(query),
    headers: asValues(Object.entries(headers).filter(([name]) => name !== "cookie")),
    cookies: asValues(
      (headers["cookie"] ?? "").split(/;\s*/).flatMap((pair): [string, string][] => {
        const at = pair.indexOf("=");
        return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
      }),
    ),
  },
});

// Cookies are passed separately from headers and stay unchanged.
const changesIn = (
  sent: EdgeInput["headers"],
  returned: z.infer<typeof EdgeRequest>["headers"],
): HeaderChanges => {
  const names = new Set([...Object.keys(sent), ...Object.keys(returned)]);
  const changed = [...names].filter((name) => name !== "cookie" && returned[name]?.value !== sent[name]);
  return Object.fromEntries(changed.map((name) => [name, returned[name]?.value]));
};

/** Compiles a CloudFront function; its sandbox has no Node APIs. */
export const compileEdgeFunction = (code: string): ((input: EdgeInput) => EdgeOutcome) => {
  const context = createContext({});
  new Script(code, { filename: "viewer-request.js" }).runInContext(context);
  // Passes only strings in and out; no time limit, because Node would start a thread for each request.
  const handle = Handler.parse(
    new Script("(event) => JSON.stringify(handler(JSON.parse(event)))").runInContext(context),
  );
  return (input) => {
    const returned: unknown = JSON.parse(handle(JSON.stringify(eventOf(input))));
    const answer = EdgeResponse.safeParse(returned);
    if (!answer.success) {
      const { uri, headers } = EdgeRequest.parse(returned);
      return { kind: "forward", uri, headers: changesIn(input.headers, headers) };
    }
    const { statusCode, headers, body } = answer.data;
    const texts = Object.entries(headers).map(([name, { value }]): [string, string] => [name, value]);
    return { kind: "answer", status: statusCode, headers: Object.fromEntries(texts), body };
  };
};
