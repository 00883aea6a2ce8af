import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";

const Capacity = z.object({ CapacityUnits: z.number() });
const Consumed = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });

/** Reads the consumed capacity from a response. */
export const unitsOf = (output: unknown): number => {
  const { ConsumedCapacity = [] } = Consumed.parse(output);
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
};

/** Makes the table return consumed capacity; the returned function gives the units since its last call. */
export const readUnitsOf = (client: DynamoDBClient): (() => number) => {
  let units = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
      units += unitsOf(result.output);
      return result;
    },
    { step: "initialize" },
  );
  return () => {
    const since = units;
    units = 0;
    return since;
  };
};
