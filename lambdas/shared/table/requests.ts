import type { TransactWriteItem } from "@aws-sdk/client-dynamodb";
import type { Action } from "./actions.ts";
import { attributesOf } from "./attribute-values.ts";

/** What a placeholder may be made of, after its sign. */
const plain = /^\w+$/;

/** Gives every attribute and value its placeholder, so that no reserved word and no sign is ever in the way. */
const placeholders = () => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  return {
    name: (attribute: string) => {
      const placeholder = plain.test(attribute) ? `#${attribute}` : `#n${Object.keys(names).length}`;
      names[placeholder] = attribute;
      return placeholder;
    },
    value: (value: unknown) => {
      const placeholder = `:v${Object.keys(values).length}`;
      values[placeholder] = value;
      return placeholder;
    },
    used: () => ({
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: attributesOf(values) }),
    }),
  };
};
type Placeholders = ReturnType<typeof placeholders>;

const updateExpression = (action: Action, { name, value }: Placeholders): string => {
  const sets = Object.entries(action.item)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([attribute, wanted]) => `${name(attribute)} = ${value(wanted)}`);
  const adds = Object.entries(action.added).map(
    ([attribute, amount]) => `${name(attribute)} ${value(amount)}`,
  );
  const removes = action.removed.map((attribute) => name(attribute));
  return [
    sets.length > 0 && `SET ${sets.join(", ")}`,
    adds.length > 0 && `ADD ${adds.join(", ")}`,
    removes.length > 0 && `REMOVE ${removes.join(", ")}`,
  ]
    .filter(Boolean)
    .join(" ");
};

/** The action as DynamoDB's transactions spell it. A failed condition returns the item that stood in the way. */
export const transactItem = (tableName: string, action: Action): TransactWriteItem => {
  const holders = placeholders();
  const conditions = action.expectations
    .map((expectation) => expectation.express(holders.name, holders.value))
    .join(" AND ");
  const update = action.kind === "update" ? updateExpression(action, holders) : "";
  const conditional = {
    ...(conditions && {
      ConditionExpression: conditions,
      ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
    }),
    ...holders.used(),
  };
  const named = { TableName: tableName, ...conditional };
  const Key = attributesOf(action.key);
  switch (action.kind) {
    case "put":
      return { Put: { ...named, Item: attributesOf({ ...action.key, ...action.item }) } };
    case "update":
      return { Update: { ...named, Key, UpdateExpression: update } };
    case "delete":
      return { Delete: { ...named, Key } };
    case "check":
      return { ConditionCheck: { ...named, Key, ConditionExpression: conditions } };
  }
};
