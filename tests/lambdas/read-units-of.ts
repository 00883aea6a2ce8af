import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";

const Capacity = z.object({ CapacityUnits: z.number() });
const Consumed = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });

/** What an answer of the table says that the request has cost. */
export const unitsOf = (output: unknown): number => {
  const { ConsumedCapacity = [] } = Consumed.parse(output);
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
};

/** Has the table say what each request costs: the function it returns gives what has come up since it was last asked. */
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
