import type { TableShape } from "#local/aws/dynamodb/table-shape.ts";

/** The table as the stack has it. */
export const tableShape = (name: string, { stream = true } = {}): TableShape => ({
  name,
  key: { partition: "pk", sort: "sk" },
  attributes: { pk: "S", sk: "S", gsi1pk: "S", gsi1sk: "S", gsi2pk: "S", gsi2sk: "S" },
  indexes: ["gsi1", "gsi2"].map((index) => ({
    name: index,
    key: { partition: `${index}pk`, sort: `${index}sk` },
    projection: "ALL",
  })),
  ttlAttribute: "expiresAt",
  stream: stream ? "NEW_AND_OLD_IMAGES" : undefined,
});
