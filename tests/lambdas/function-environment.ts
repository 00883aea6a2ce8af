import { afterAll, vi } from "vitest";
import type { TestTable } from "#tests/dynamodb.ts";

afterAll(() => vi.unstubAllEnvs());

/** Sets the environment of a function that uses the table; import the function afterwards. */
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
