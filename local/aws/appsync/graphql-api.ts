import { EventEmitter } from "node:events";
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import type { Clock } from "#local/cloud.ts";
import { AppSyncError } from "./appsync-error.ts";
import { isAllowed, resolverIdentity, type Caller } from "./identity.ts";
import { type Outcome, type Resolver, compileResolver } from "./resolver.ts";
import { buildAppSyncSchema, fieldAccess } from "./schema.ts";

export type ResolverSource = { typeName: string; fieldName: string; code: string };

export type GraphQLApi = {
  readonly schema: GraphQLSchema;
  readonly clock: Clock;
  /** Emits the result of a mutation under the name of each subscription field that it triggers. */
  readonly events: EventEmitter;
  /** Throws unless the schema's directives allow the caller to use the field. */
  authorize(caller: Caller, info: GraphQLResolveInfo): void;
  resolve(caller: Caller, args: unknown, info: GraphQLResolveInfo): Outcome | undefined;
};

/** Throws unless the caller's role allows the top-level field. */
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

/** Reads a published event: every field is authorised, but no resolver runs again. */
export const readField =
  (api: GraphQLApi, caller: Caller): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    api.authorize(caller, info);
    return defaultFieldResolver(source, args, context, info);
  };
