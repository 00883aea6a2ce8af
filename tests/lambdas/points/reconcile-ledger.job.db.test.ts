import { expect, it, vi } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { tamper, writeLedgers } from "./context.ts";

const testTable = await withTable();
const { tableName, client } = testTable;
const table = openTable(tableName, aSystem(), client);
enterFunction(testTable);
const { handler } = await import("#lambdas/points/reconcile-ledger.job.ts");

type Line = { message?: string; level?: string; LedgerMismatch?: number; service?: string; number?: number };

const run = async (): Promise<Line[]> => {
  const printed: string[] = [];
  const keep = (chunk: unknown): boolean => printed.push(String(chunk)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(keep),
  );
  await handler();
  for (const spy of spies) spy.mockRestore();
  return printed
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);
};

it("the job reports the number of mismatches in the alarm's metric, zero if all agree", async () => {
  await writeLedgers(table, { anna: [500, -100], bo: [50] });
  const agreed = await run();
  expect(agreed.find((line) => "_aws" in line)).toMatchObject({
    service: "reconcile-ledger",
    LedgerMismatch: 0,
    ReceiptFault: 0,
    _aws: {
      CloudWatchMetrics: [
        {
          Namespace: "Cykelregistret/test",
          Dimensions: [["service"]],
          Metrics: [
            { Name: "LedgerMismatch", Unit: "Count" },
            { Name: "ReceiptFault", Unit: "Count" },
          ],
        },
      ],
    },
  });
  await tamper(table, "anna", 1, new Date());
  await tamper(table, "bo", 2, new Date());
  expect((await run()).find((line) => "_aws" in line)).toMatchObject({ LedgerMismatch: 2 });
});

it("the job logs each mismatch by account id, with both figures", async () => {
  await writeLedgers(table, { anna: [500, -100] });
  await tamper(table, "anna", 1, new Date());
  const errors = (await run()).filter(({ level }) => level === "ERROR");
  expect(errors).toContainEqual(expect.objectContaining({ userId: "anna", points: 1, ledgerSum: 400 }));
});

it("the job counts faulty receipts, and logs each by its number", async () => {
  // The job uses the real clock, and so does the expiry of items.
  const now = new Date();
  await table.transact([
    put(keys.receiptCounter(), "receiptCounter", { last: 1 }),
    put(keys.receipt(1), "receipt", {
      number: 1,
      purchaseId: "purchase_gone",
      at: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + 86_400,
    }),
  ]);
  const lines = await run();
  expect(lines.find((line) => "_aws" in line)).toMatchObject({ ReceiptFault: 1 });
  expect(lines).toContainEqual(expect.objectContaining({ level: "ERROR", number: 1, fault: "no-purchase" }));
});
