import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import {
  countAgainst,
  countUse,
  refundUse,
  seconds,
  swedishDay,
  swedishWeek,
} from "#lambdas/platform/table/rate-limit.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

const limit = { what: "letters", max: 3, window: seconds(600), failure: "too-many-requests" } as const;
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const refused = { failure: "too-many-requests" };

const opened = async () => {
  const { tableName, config } = await withTable();
  const client = new DynamoDBClient(config);
  const items = async () => {
    const { Items = [] } = await DynamoDBDocumentClient.from(client).send(
      new ScanCommand({ TableName: tableName }),
    );
    return Items;
  };
  return { table: openTable(tableName, aSystem(), client), items };
};

describe("a limit", () => {
  it("allows its maximum in each time window", async () => {
    const { table } = await opened();
    for (const second of [0, 1, 599]) await countAgainst(table, limit, "anna", later(second));
    await expect(countAgainst(table, limit, "anna", later(599))).rejects.toMatchObject(refused);
    await countAgainst(table, limit, "anna", later(600));
  });

  it("counts people and acts separately", async () => {
    const { table } = await opened();
    for (const who of ["anna", "bo"])
      for (const what of ["letters", "codes"])
        for (let time = 0; time < 3; time += 1) await countAgainst(table, { ...limit, what }, who, noon);
    await expect(countAgainst(table, limit, "bo", noon)).rejects.toMatchObject(refused);
  });

  it("counts the addresses of one IPv6 network as one, since a device can change them at will", async () => {
    const { table } = await opened();
    for (const end of ["1", "2", "ffff"]) await countAgainst(table, limit, `2001:db8:1:2::${end}`, noon);
    await expect(countAgainst(table, limit, "2001:db8:1:2:3::4", noon)).rejects.toMatchObject(refused);
    await countAgainst(table, limit, "2001:db8:1:3::1", noon);
  });

  it("also holds for simultaneous requests", async () => {
    const { table } = await opened();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => countAgainst(table, limit, "anna", noon)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("counts nothing when its transaction fails", async () => {
    const { table, items } = await opened();
    const taken = put({ pk: "A", sk: "A" }, "a", {}).expectNew("stale");
    await table.transact([taken]);
    await expect(table.transact([countUse(limit, "anna", noon), taken])).rejects.toMatchObject({
      failure: "stale",
    });
    expect(await items()).toHaveLength(1);
  });

  it("stores no addresses or e-mails, and expires soon", async () => {
    const { table, items } = await opened();
    await countAgainst(table, limit, "192.0.2.1", noon);
    await countAgainst(table, limit, "anna@example.se", noon);
    const stored = await items();
    expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2|anna/);
    expect(stored.map(({ expiresAt }) => expiresAt)).toEqual([0, 0].map(() => noon.getTime() / 1000 + 1200));
  });
});

const perDay = { what: "letters", max: 2, window: swedishDay, failure: "too-many-requests" } as const;
const perWeek = { ...perDay, window: swedishWeek } as const;
const at = (time: string) => new Date(time);

describe("a limit by the day or the week", () => {
  it("starts again at midnight in Sweden", async () => {
    const { table } = await opened();
    const evening = at("2026-07-14T21:59:59Z");
    for (const now of [at("2026-07-13T22:00:00Z"), evening]) await countAgainst(table, perDay, "anna", now);
    await expect(countAgainst(table, perDay, "anna", evening)).rejects.toMatchObject(refused);
    await countAgainst(table, perDay, "anna", at("2026-07-14T22:00:00Z"));
  });

  it("starts again on Monday in Sweden", async () => {
    const { table } = await opened();
    const sunday = at("2026-07-19T21:59:59Z");
    for (const now of [at("2026-07-12T22:00:00Z"), sunday]) await countAgainst(table, perWeek, "anna", now);
    await expect(countAgainst(table, perWeek, "anna", sunday)).rejects.toMatchObject(refused);
    await countAgainst(table, perWeek, "anna", at("2026-07-19T22:00:00Z"));
  });

  it("allows one more for each refunded use", async () => {
    const { table } = await opened();
    for (let time = 0; time < 2; time += 1) await countAgainst(table, perDay, "anna", noon);
    await table.transact([refundUse(perDay, "anna", noon)]);
    await countAgainst(table, perDay, "anna", noon);
    await expect(countAgainst(table, perDay, "anna", noon)).rejects.toMatchObject(refused);
  });

  it("is stored by user and date until about a day after its end", async () => {
    const { table, items } = await opened();
    const sunday = at("2026-07-19T12:00:00Z");
    await countAgainst(table, perDay, "anna", sunday);
    await countAgainst(table, { ...perWeek, what: "threads" }, "anna", sunday);
    const second = sunday.getTime() / 1000;
    expect(await items()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          pk: "QUOTA#letters#anna",
          sk: "2026-07-19",
          entity: "quota",
          spent: 1,
          expiresAt: second + 2 * 86_400,
        }),
        expect.objectContaining({
          pk: "QUOTA#threads#anna",
          sk: "2026-07-13",
          entity: "quota",
          spent: 1,
          expiresAt: second + 8 * 86_400,
        }),
      ]),
    );
  });
});
