import { vi } from "vitest";
import type { api } from "#lambdas/platform/http/api.ts";
import { passHeader } from "#contract/platform/challenges.ts";
import { apiKeyHeader } from "#contract/platform/reading-limits.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { withTable } from "#tests/dynamodb.ts";
import { passOf } from "#tests/search-pass.ts";

type Call = {
  readonly method?: string;
  /** The path below /api, with its query. */
  readonly path: string;
  readonly role?: "customer" | "store" | "admin";
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  /** Public searches get a valid pass unless told otherwise. */
  readonly pass?: string;
  readonly address?: string;
  readonly apiKey?: string;
  readonly accountId?: string;
};

type Handler = ReturnType<typeof api>;

const eventOf = ({
  method = "GET",
  path,
  role,
  params,
  body,
  pass,
  address = "203.0.113.9",
  apiKey,
  accountId = "anna",
}: Call) => {
  const url = new URL(`https://register.example/api${path}`);
  const query = Object.fromEntries(url.searchParams);
  const claims = {
    accountId,
    "cognito:groups": `[${role}]`,
    ...(role === "store" && { storeId: "store_1" }),
    auth_time: String(Math.floor(Date.now() / 1000)),
  };
  return {
    version: "2.0",
    rawPath: url.pathname,
    headers: {
      "content-type": "application/json",
      "x-origin-secret": "origin",
      "x-viewer-address": address,
      ...(pass !== undefined && { [passHeader]: pass }),
      ...(apiKey !== undefined && { [apiKeyHeader]: apiKey }),
    },
    ...(url.search !== "" && { queryStringParameters: query }),
    ...(params && { pathParameters: params }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    requestContext: {
      requestId: "request-1",
      timeEpoch: 1_795_176_000_000,
      http: { method, path: url.pathname, sourceIp: "203.0.113.9" },
      ...(role && { authorizer: { jwt: { claims, scopes: null } } }),
    },
  };
};

/** The real handlers on a real database. Anna, the caller, is a member of a store. */
export const startFunctions = async (stage = "test") => {
  const { tableName, endpoint, config, client } = await withTable();
  const environment = {
    TABLE_NAME: tableName,
    ORIGIN_SECRETS: "origin",
    STAGE: stage,
    CURSOR_SECRET: "secret",
    CHALLENGE_SECRET: "secret",
    // No search of these tests seals anything.
    SEAL_KEY_ID: "unused",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const functions: Record<string, Handler> = {
    search: (await import("#lambdas/bikes/search/handler.ts")).handler,
    adminSearch: (await import("#lambdas/bikes/search/admin-handler.ts")).handler,
    numberReports: (await import("#lambdas/bikes/search/reports/handler.ts")).handler,
  };
  const log: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
  let earned: string | undefined;
  const call = async (name: "search" | "adminSearch" | "numberReports", asked: Call) => {
    const request = { ...(earned !== undefined && { pass: earned }), ...asked };
    const answer = await functions[name]!(eventOf(request) as never, {} as never);
    const headers = answer.headers as Record<string, string>;
    return { status: answer.statusCode, headers, body: JSON.parse(answer.body ?? "null") };
  };
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await openTable(tableName, system, client).transact(
    storeWrites({ ...store, createdAt: system.now().toISOString() }, "anna"),
  );
  earned = await passOf((await call("search", { path: "/search/challenge" })).body);
  log.length = 0;
  return { tableName, config, log, call };
};
