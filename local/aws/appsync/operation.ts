import {
  defaultFieldResolver,
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
} from "graphql";
import * as z from "zod";
import { AppSyncError, operationErrors } from "./appsync-error.ts";
import type { GraphQLApi } from "./graphql-api.ts";
import type { Caller } from "./identity.ts";
import { subscriptionsOf } from "./schema.ts";

export const GraphQLRequest = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
export type GraphQLRequest = z.infer<typeof GraphQLRequest>;

export const parseDocument = (api: GraphQLApi, query: string): DocumentNode => {
  const malformed = (message: string) => new AppSyncError("MalformedHttpRequestException", message);
  try {
    const document = parse(query, { maxTokens: 2000 });
    const [first] = validate(api.schema, document);
    if (first) throw first;
    return document;
  } catch (error) {
    throw error instanceof GraphQLError ? malformed(`Validation error: ${error.message}`) : error;
  }
};

/** The selected fields of each mutation's result; subscribers get null for all others. */
type Returned = Map<string | number, { mutation: string; event: Record<string, unknown> }>;

const remember = (returned: Returned, info: GraphQLResolveInfo, value: unknown): void => {
  const parent = info.path.prev;
  if (info.operation.operation !== "mutation") return;
  if (parent === undefined) returned.set(info.path.key, { mutation: info.fieldName, event: {} });
  else if (parent.prev === undefined) {
    const entry = returned.get(parent.key);
    if (entry) entry.event[info.fieldName] = value;
  }
};

const resolveField =
  (api: GraphQLApi, caller: Caller, returned: Returned): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    api.authorize(caller, info);
    const outcome = api.resolve(caller, args, info);
    const value = outcome ? outcome.result : defaultFieldResolver(source, args, context, info);
    remember(returned, info, value);
    return value;
  };

const publish = (api: GraphQLApi, returned: Returned, data: Readonly<Record<string, unknown>>): void => {
  for (const [key, { mutation, event }] of returned)
    if (data[key] !== null)
      for (const field of subscriptionsOf(api.schema, mutation)) api.events.emit(field, event);
};

export const runOperation = async (api: GraphQLApi, caller: Caller, request: GraphQLRequest) => {
  const document = parseDocument(api, request.query);
  if (getOperationAST(document, request.operationName)?.operation === "subscription")
    throw new AppSyncError("MalformedHttpRequestException", "Subscriptions are served over a WebSocket.");
  const returned: Returned = new Map();
  const { data, errors } = await execute({
    schema: api.schema,
    document,
    variableValues: request.variables ?? {},
    operationName: request.operationName ?? null,
    fieldResolver: resolveField(api, caller, returned),
  });
  if (data) publish(api, returned, data);
  return { data: data ?? null, ...(errors ? { errors: operationErrors(errors) } : {}) };
};
