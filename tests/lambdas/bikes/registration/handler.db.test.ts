import { beforeAll, describe, expect, it, vi } from "vitest";
import type { api } from "#lambdas/platform/http/api.ts";
import { withTable } from "#tests/dynamodb.ts";
import { given } from "#tests/lambdas/a.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const bikeId = `bike_${"0".repeat(26)}`;

describe("the function of bikes", () => {
  let call: (method: string, path: string, body?: unknown) => ReturnType<typeof callFunction>;
  beforeAll(async () => {
    const there = await withTable({ stream: false });
    enterFunction(there);
    for (const [name, value] of Object.entries({
      ORIGIN_SECRETS: "origin",
      STAGE: "local",
      RECEIPTS_BUCKET: "receipts",
      BIKE_PHOTOS_BUCKET: "photos",
      DISTRIBUTION_ID: "E1",
      CURSOR_SECRET: "secret",
      IDENTITY_LEVEL_REQUIRED: "1",
    }))
      vi.stubEnv(name, value);
    await given.person(openTable(there.tableName, system, there.client));
    const { handler }: { handler: ReturnType<typeof api> } =
      await import("#lambdas/bikes/registration/handler.ts");
    call = (method, path, body) => callFunction(handler, { method, path, body, userId: "anna" });
  });

  it("does not mistake the export route for a bike id", async () => {
    expect(await call("GET", "/bikes/export")).toMatchObject({
      status: 200,
      body: { ownerName: "Anna Lindqvist", bikes: [] },
    });
  });

  it.each([
    ["PATCH", `/bikes/${bikeId}`, { name: "Ny" }],
    ["DELETE", `/bikes/${bikeId}`],
    ["GET", `/bikes/${bikeId}`],
    ["GET", `/bikes/${bikeId}/history`],
    ["GET", `/bikes/${bikeId}/corrections`],
  ] as const)("returns bike-not-found for %s %s", async (method, path, body?) => {
    expect(await call(method, path, body)).toMatchObject({ status: 404, body: { code: "bike-not-found" } });
  });
});
