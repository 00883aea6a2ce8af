import { afterAll, vi } from "vitest";
import type { TestTable } from "#tests/dynamodb.ts";

afterAll(() => vi.unstubAllEnvs());

/** Gives this process what a function that works on the table finds around it; import the function after it. */
export const enterFunction = ({ tableName, endpoint }: Pick<TestTable, "tableName" | "endpoint">): void => {
  const environment = {
    TABLE_NAME: tableName,
    STAGE: "test",
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
};
