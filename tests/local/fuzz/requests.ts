import fc from "fast-check";
import { passHeader } from "#contract/platform/challenges.ts";
import document from "#contract/app/openapi.json" with { type: "json" };
import { fitting, nearly, oddText, type Schema } from "./schema-values.ts";

type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
};

type Described = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Operation["responses"];
};

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Described>).map(([method, described]) => ({
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    parameters: described.parameters,
    body: described.requestBody?.content["application/json"]?.schema,
    responses: described.responses,
  })),
);

/** A request whose links are not resolved yet. */
export type Draft = {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [string, unknown])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined sends no body; `raw` is sent as it is. */
  readonly body: { readonly value: unknown } | { readonly raw: string } | undefined;
};

const inPlace = ({ parameters }: Operation, place: string) =>
  parameters.filter((parameter) => parameter.in === place);

const paramsOf = (operation: Operation) =>
  fc.record(
    Object.fromEntries(
      inPlace(operation, "path").map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 4, arbitrary: fitting(schema, name) }, oddText),
      ]),
    ),
  );

const queryOf = (operation: Operation): fc.Arbitrary<[string, unknown][]> => {
  const known = inPlace(operation, "query").map(({ name, schema }) =>
    fc.tuple(fc.constant(name), fc.oneof({ weight: 2, arbitrary: fitting(schema, name) }, oddText)),
  );
  const unknown = fc.tuple(fc.constantFrom("x", "limit", "cursor", "q[]", "__proto__", "a b"), oddText);
  const one = known.length === 0 ? unknown : fc.oneof({ weight: 6, arbitrary: fc.oneof(...known) }, unknown);
  return fc.array(one, { maxLength: known.length === 0 ? 1 : 4 });
};

const keyOf = (operation: Operation) =>
  inPlace(operation, "header").some(({ name }) => name === "Idempotency-Key")
    ? fc.oneof(
        { weight: 6, arbitrary: fc.stringMatching(/^[\w-]{16,64}$/) },
        fc.constantFrom("", "short", "0123456789abcdef", "å".repeat(20)),
      )
    : fc.constant(undefined);

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant("application/json") },
  fc.constantFrom(
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/merge-patch+json",
    "application/json, text/html",
    "",
    "å",
  ),
);

const oddHeaders = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { "accept-language": "x".repeat(2000) },
    { "x-viewer-address": "not an address" },
    { "x-forwarded-for": "1.1.1.1, 2.2.2.2" },
    { "x-origin-secret": "guessed" },
    { cookie: "a=b; =; ;;;" },
    { accept: "text/html" },
    { "content-encoding": "gzip" },
    { "x-http-method-override": "DELETE" },
    { [passHeader]: "e30=" },
    { [passHeader]: "bm8gSlNPTg==" },
    { "stripe-signature": "t=1,v1=00" },
  ),
);

const rawBody = fc.constantFrom(
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1",
  "\ufeff{}",
  '{"a":1}{"b":2}',
  '{"__proto__":{"admin":true}}',
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
  `{"text":"${"x".repeat(100_000)}"}`,
  "a=b&c=d",
);

const bodyOf = ({ body, method }: Operation): fc.Arbitrary<Draft["body"]> => {
  const raw = rawBody.map((text) => ({ raw: text }));
  if (body) return fc.oneof({ weight: 9, arbitrary: nearly(body, "body").map((value) => ({ value })) }, raw);
  return method === "GET"
    ? fc.constant(undefined)
    : fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, raw);
};

/** Draws valid, nearly valid and invalid requests. */
export const draftsOf = (operation: Operation): fc.Arbitrary<Draft> =>
  fc
    .tuple(
      paramsOf(operation),
      queryOf(operation),
      fc.tuple(keyOf(operation), contentType, oddHeaders),
      bodyOf(operation),
    )
    .map(([params, query, [key, type, others], body]) => ({
      params,
      query,
      headers: {
        ...(body && type !== "" && { "content-type": type }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...others,
      },
      body,
    }));
