import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";

export const attributesOf = (fields: Readonly<Record<string, unknown>>): Record<string, AttributeValue> =>
  marshall(fields, { removeUndefinedValues: true });
