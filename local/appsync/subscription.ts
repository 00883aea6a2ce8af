import { on } from "node:events";

import { subscribe as executeSubscription } from "graphql";
import type { ExecutionResult, GraphQLFieldResolver } from "graphql";
import * as z from "zod";

import { AppSyncError, operationErrors } from "./appsync-error.ts";
import { readField } from "./graphql-api.ts";
import type { GraphQLApi } from "./graphql-api.ts";
import type { User } from "./identity.ts";
import { parseDocument } from "./operation.ts";
import type { GraphQLRequest } from "./operation.ts";
import { reaches } from "./subscription-filter.ts";

const Event = z.record(z.string(), z.unknown());

async function* filtered(
  source: AsyncIterable<unknown[]>,
  field: string,
  selection: Parameters<typeof reaches>[1],
) {
  for await (const [value] of source) {
    const event = Event.parse(value);
    if (reaches(event, selection)) yield { [field]: event };
  }
}

/** Asks the schema and the field's own resolver for leave, then listens with the filter that it set. */
const openField =
  (api: GraphQLApi, user: User, signal: AbortSignal): GraphQLFieldResolver<unknown, unknown> =>
  (_source, args, _context, info) => {
    api.authorize(user, info);
    const outcome = api.resolve(user, args, info);
    // Listens from here on: a generator would not begin before the first event is asked for.
    const source = on(api.events, info.fieldName, { signal });
    return filtered(source, info.fieldName, { filter: outcome?.filter, args: Event.parse(args) });
  };

const refusal = ({ errors = [] }: ExecutionResult): AppSyncError => {
  const [first] = operationErrors(errors);
  return new AppSyncError(
    first?.errorType ?? "MalformedHttpRequestException",
    first?.message ?? "The subscription was refused.",
  );
};

/** Opens a subscription that ends with the signal; throws AppSyncError where it is refused. */
export const openSubscription = async (
  api: GraphQLApi,
  user: User,
  request: GraphQLRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<ExecutionResult>> => {
  const stream = await executeSubscription({
    schema: api.schema,
    document: parseDocument(api, request.query),
    variableValues: request.variables ?? {},
    fieldResolver: readField(api, user),
    subscribeFieldResolver: openField(api, user, signal),
  });
  if (Symbol.asyncIterator in stream) return stream;
  throw refusal(stream);
};
