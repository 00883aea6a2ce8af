import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { measureRushes } from "#tests/lambdas/rushes.ts";
import { tableShape } from "#tests/table-shape.ts";
import { measureTableUse } from "#tests/lambdas/table-use.ts";
import { atMost, type Budget, exactly } from "./budget.ts";

const makeTable = async (client: DynamoDBClient, name: string): Promise<string> => {
  await ensureTable(client, tableShape(name));
  return name;
};

export const table: Budget = {
  name: "table",
  measure: async () => {
    const database = await startDynoxide(undefined);
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    const config = { endpoint: database.endpoint, region: "eu-west-1", credentials };
    try {
      const client = new DynamoDBClient(config);
      const rushes = await measureRushes(client, await makeTable(client, "rushes"));
      const uses = await measureTableUse(new DynamoDBClient(config), await makeTable(client, "uses"));
      const trips = uses.map(({ what, roundTrips, limit, units }) =>
        atMost(limit, {
          what: `${what} (${units} units)`,
          value: roundTrips,
          unit: "round trips",
          digits: 0,
        }),
      );
      return [...trips, ...rushes.map(({ what, wanted, found }) => exactly(wanted, what, found))];
    } finally {
      await database.close();
    }
  },
};
