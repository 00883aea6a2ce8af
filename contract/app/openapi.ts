import * as z from "zod";
import { passHeader } from "#contract/platform/challenges.ts";
import { features } from "./index.ts";
import { exampleChallenge, exampleSolution, examples } from "#contract/platform/openapi-examples.ts";
import { Problem, type ProblemCode, problemStatus } from "#contract/platform/problems.ts";
import { type Route, apiBase, endsWithSession } from "#contract/platform/route.ts";
import { apiKeyHeader, maxStatusesOfStore, readingLimits } from "#contract/platform/reading-limits.ts";
import { searchRoutes } from "#contract/bikes/search.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json =>
  z.toJSONSchema(schema, { target: "openapi-3.0", io, unrepresentable: "any" });

const content = (type: string, schema: Json, example?: unknown): Json => ({
  [type]: { schema, ...(example !== undefined && { example }) },
});

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** One parameter object per property of a schema. */
const parameters = (
  place: "path" | "query",
  schema: z.ZodType | undefined,
  example: Readonly<Record<string, string>> = {},
): Json[] => {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, "input");
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || names.has(name),
    schema: property,
    ...(Object.hasOwn(example, name) && { example: example[name] }),
  }));
};

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "Names this request. The same key gets the same answer and spends nothing twice.",
  schema: { type: "string", pattern: "^[\\w-]{16,64}$" },
};

const pass: Json = {
  name: passHeader,
  in: "header",
  required: true,
  description: [
    "Proof of a little work, good for ten minutes from one IPv4 address or one IPv6 network of 64 bits.",
    `GET ${apiBase}${searchRoutes.getSearchChallenge.path} gives the work; nonce, salt and keys are hexadecimal.`,
    "For each counter 0, 1, 2 … derive a key by PBKDF2 with SHA-256, `cost` iterations and `keyLength` bytes,",
    "from the nonce followed by the counter as four bytes, the highest first, and the salt.",
    "The key that begins with `keyPrefix` is the solution.",
    'The pass is base64 of the JSON {"challenge": what was given, "solution": {"counter", "derivedKey"}},',
    "which is what the libraries of altcha.org make. The problem pass-needed asks for a new one.",
  ].join(" "),
  schema: { type: "string", maxLength: 4000 },
  example: btoa(JSON.stringify({ challenge: exampleChallenge, solution: exampleSolution })),
};

const apiKey: Json = {
  type: "apiKey",
  in: "header",
  name: apiKeyHeader,
  description: [
    "A key of a company, which an owner makes in the settings of the shop.",
    `It gives ${maxStatusesOfStore} readings a day for all keys of a shop;`,
    `without a key an address has ${readingLimits.register.address}.`,
    "The problem reading-limit-reached means that they are used up until midnight in Sweden.",
  ].join(" "),
};

/** Problems common to routes with these properties. */
const common = (route: Route): ProblemCode[] => [
  ...((route.params ?? route.query ?? route.body) ? (["invalid-request"] as const) : []),
  // A slash in a parameter makes another path.
  ...(route.params ? (["route-not-found"] as const) : []),
  ...(route.access === "public" ? [] : (["not-signed-in", "forbidden"] as const)),
  ...(endsWithSession(route) ? (["session-ended", "account-closed"] as const) : []),
  ...(route.path.startsWith("/admin/people/{accountId}")
    ? (["account-not-found", "access-reason-needed"] as const)
    : []),
  ...(route.needsTerms ? (["terms-not-accepted"] as const) : []),
  ...(route.reads ? (["reading-limit-reached"] as const) : []),
  ...(route.needsPass ? (["pass-needed"] as const) : []),
  ...(route.idempotent
    ? (["idempotency-key-missing", "idempotency-key-reused", "conflict-try-again"] as const)
    : []),
  "too-many-requests",
  "internal",
  "unavailable",
];

const refusal = { type: "object", properties: { message: { type: "string" } }, required: ["message"] };

/** The authorizer and the gateway refuse requests in their own format; the firewall can only send application/json. */
const refusedUpstream = (route: Route, status: number): Json => {
  const byGateway = route.access === "public" ? [500, 503] : [401, 403, 500, 503];
  if (byGateway.includes(status))
    return content("application/json", { $ref: "#/components/schemas/GatewayRefusal" });
  return status === 429 ? content("application/json", { $ref: "#/components/schemas/Problem" }) : {};
};

const problemResponses = (route: Route): Json => {
  const codes = [...new Set([...common(route), ...route.problems])];
  const byStatus = Map.groupBy(codes, (code) => problemStatus(code));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.join(", "),
        content: {
          ...content("application/problem+json", { $ref: "#/components/schemas/Problem" }),
          ...refusedUpstream(route, status),
        },
      },
    ]),
  );
};

/** A key is optional: without one, the address is counted. */
const securityOf = ({ access, takesApiKey }: Route): Json[] => {
  if (takesApiKey) return [{}, { apiKey: [] }];
  return access === "public" ? [] : [{ accessToken: [] }];
};

const operation = (operationId: string, tag: string, route: Route): Json => ({
  operationId,
  tags: [tag],
  summary: route.summary,
  parameters: [
    ...parameters("path", route.params, examples[operationId]?.params),
    ...parameters("query", route.query, examples[operationId]?.query),
    ...(route.idempotent ? [idempotencyKey] : []),
    ...(route.needsPass ? [pass] : []),
  ],
  ...(route.body && {
    requestBody: { required: true, content: content("application/json", schemaOf(route.body, "input")) },
  }),
  responses: {
    [route.method === "POST" ? "201" : "200"]: {
      description: "Done",
      content: content(
        route.contentType ?? "application/json",
        schemaOf(route.response, "output"),
        examples[operationId]?.response,
      ),
    },
    ...problemResponses(route),
  },
  security: securityOf(route),
});

/** Builds the OpenAPI 3.0 document from the routes. */
export const openApi = (isShown: (route: Route) => boolean = () => true): Json => {
  const paths: Record<string, Json> = {};
  for (const [tag, routes] of Object.entries(features)) {
    for (const [name, route] of Object.entries<Route>(routes)) {
      if (!isShown(route)) continue;
      const path = `${apiBase}${route.path}`;
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, tag, route) };
    }
  }
  return {
    openapi: "3.0.3",
    info: { title: "Cykelregistret", version: "1" },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, "output"), GatewayRefusal: refusal },
      securitySchemes: { accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" }, apiKey },
    },
  };
};
