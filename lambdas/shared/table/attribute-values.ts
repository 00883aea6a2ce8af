import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";

/** Fields as DynamoDB spells them. A field without a value is left out. */
export const attributesOf = (fields: Readonly<Record<string, unknown>>): Record<string, AttributeValue> =>
  marshall(fields, { removeUndefinedValues: true });
