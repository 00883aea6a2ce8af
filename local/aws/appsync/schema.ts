import {
  buildASTSchema,
  isScalarType,
  parse,
  type ConstValueNode,
  type DirectiveNode,
  type GraphQLSchema,
} from "graphql";

/** AppSync's built-in directives and scalars that this application uses; any other makes the start fail. */
const builtIn = /* GraphQL */ `
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
  scalar AWSJSON
`;

const parseJson = (value: unknown): unknown => {
  if (typeof value !== "string") throw new TypeError("AWSJSON takes JSON as a string.");
  return JSON.parse(value);
};

// Resolvers see the parsed value; clients send and receive a string.
const awsJson = {
  coerceInputValue: parseJson,
  coerceInputLiteral: (literal: ConstValueNode) =>
    parseJson(literal.kind === "StringValue" ? literal.value : undefined),
  coerceOutputValue: (value: unknown) => JSON.stringify(value),
};

export const buildAppSyncSchema = (source: string): GraphQLSchema => {
  const schema = buildASTSchema(parse(`${builtIn}\n${source}`));
  const declared = schema.getType("AWSJSON");
  if (isScalarType(declared)) Object.assign(declared, awsJson);
  return schema;
};

const textList = (directive: DirectiveNode, argument: string): string[] | undefined => {
  const value = directive.arguments?.find(({ name }) => name.value === argument)?.value;
  if (value?.kind !== "ListValue") return undefined;
  return value.values.flatMap((item) => (item.kind === "StringValue" ? [item.value] : []));
};

export type Access = { iam: boolean; userPool: boolean; groups: string[] | undefined };

const accessOf = (directives: readonly DirectiveNode[]): Access | undefined => {
  const pool = directives.find(({ name }) => name.value === "aws_cognito_user_pools");
  const iam = directives.some(({ name }) => name.value === "aws_iam");
  if (!pool && !iam) return undefined;
  return { iam, userPool: pool !== undefined, groups: pool && textList(pool, "cognito_groups") };
};

/**
 * The access rules of a field, then of its type; without either, AppSync's default mode applies: the user
 * pool.
 */
export const fieldAccess = (schema: GraphQLSchema, typeName: string, fieldName: string): Access => {
  const type = schema.getType(typeName);
  const field = type && "getFields" in type ? type.getFields()[fieldName] : undefined;
  return (
    accessOf(field?.astNode?.directives ?? []) ??
    accessOf(type?.astNode?.directives ?? []) ?? { iam: false, userPool: true, groups: undefined }
  );
};

export const subscriptionsOf = (schema: GraphQLSchema, mutation: string): string[] =>
  Object.values(schema.getSubscriptionType()?.getFields() ?? {})
    .filter(({ astNode }) =>
      astNode?.directives?.some(
        (directive) =>
          directive.name.value === "aws_subscribe" && textList(directive, "mutations")?.includes(mutation),
      ),
    )
    .map(({ name }) => name);
