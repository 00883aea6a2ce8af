import { EventEmitter } from "node:events";

import { defaultFieldResolver } from "graphql";
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from "graphql";

import type { Clock } from "#local/cloud.ts";

import { AppSyncError } from "./appsync-error.ts";
import { isAllowed, resolverIdentity } from "./identity.ts";
import type { Caller } from "./identity.ts";
import type { Outcome, Resolver } from "./resolver.ts";
import { compileResolver } from "./resolver.ts";
import { buildAppSyncSchema, fieldAccess } from "./schema.ts";

export type ResolverSource = { typeName: string; fieldName: string; code: string };

/** The parts of one API that queries, mutations and subscriptions share. */
export type GraphQLApi = {
  readonly schema: GraphQLSchema;
  readonly clock: Clock;
  /** Emits what a mutation returned under the name of every subscription field it feeds. */
  readonly events: EventEmitter;
  /** Refuses a caller whom the schema's directives do not admit to a field. */
  authorize(caller: Caller, info: GraphQLResolveInfo): void;
  /** Runs the resolver attached to a field; undefined where none is. */
  resolve(caller: Caller, args: unknown, info: GraphQLResolveInfo): Outcome | undefined;
};

/** Throws where the role of a caller does not allow a field of the first level. */
export type MayUse = (caller: Caller, typeName: string, fieldName: string) => void;

const fieldName = (info: GraphQLResolveInfo): string => `${info.fieldName} on type ${info.parentType.name}`;

export const createGraphQLApi = (
  source: string,
  resolvers: ResolverSource[],
  clock: Clock,
  mayUse: MayUse,
): GraphQLApi => {
  const schema = buildAppSyncSchema(source);
  const compiled = new Map<string, Resolver>(
    resolvers.map(({ typeName, fieldName: field, code }) => {
      const name = `${typeName}.${field}`;
      return [name, compileResolver(name, code)];
    }),
  );
  return {
    schema,
    clock,
    events: new EventEmitter().setMaxListeners(0),
    authorize: (caller, info) => {
      if (!isAllowed(caller, fieldAccess(schema, info.parentType.name, info.fieldName)))
        throw new AppSyncError("Unauthorized", `Not Authorized to access ${fieldName(info)}`);
      if (info.path.prev === undefined) mayUse(caller, info.parentType.name, info.fieldName);
    },
    resolve: (caller, args, info) => {
      const { fieldName: field, parentType } = info;
      return compiled.get(`${parentType.name}.${field}`)?.(
        {
          args,
          identity: resolverIdentity(caller),
          info: { fieldName: field, parentTypeName: parentType.name, variables: info.variableValues },
        },
        {
          clock,
          authType: caller.kind === "iam" ? "IAM Authorization" : "User Pool Authorization",
          field: fieldName(info),
        },
      );
    },
  };
};

/** Reads an event that has been published: every field is authorized, no resolver runs again. */
export const readField =
  (api: GraphQLApi, caller: Caller): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    api.authorize(caller, info);
    return defaultFieldResolver(source, args, context, info);
  };
