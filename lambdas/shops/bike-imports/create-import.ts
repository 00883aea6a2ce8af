import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { maxImportRows } from "#contract/shops/bike-imports/fields.ts";
import type { BikeImport, NewBikeImport } from "#contract/shops/bike-imports/imports.ts";
import { maxImportedRowsOfStore } from "#contract/platform/reading-limits.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { readImport } from "./read-import.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";

/** Allows for corrections; each check costs thousands of reads. */
const perDay: RateLimit = { what: "bike-imports", max: 30, window: swedishDay };

const rowsPerDay: RateLimit = {
  what: "bike-import-rows",
  max: maxImportedRowsOfStore,
  window: swedishDay,
  failure: "reading-limit-reached",
};

const zeroCounters = {
  received: 0,
  chunks: 0,
  checked: 0,
  checkedChunks: 0,
  done: 0,
  doneChunks: 0,
  ok: 0,
  duplicate: 0,
  known: 0,
  taken: 0,
  stolen: 0,
  resembling: 0,
  faulty: 0,
  registered: 0,
  refused: 0,
  toReview: 0,
  heldUntil: 0,
};

type Creation = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: NewBikeImport;
};

export const createImport = async (
  context: ImportsContext,
  { caller, idempotencyKey: key, request }: Creation,
): Promise<BikeImport> => {
  const { table, system } = context;
  const [storeId, now] = [storeOf(caller), system.now()];
  if (request.count > maxImportRows)
    throw new ProblemError("import-too-long", { params: { rows: request.count, most: maxImportRows } });
  const idempotent = { userId: caller.userId, key, content: request, now };
  const importId = await once(table, idempotent, z.string(), async (remember) => {
    const id = system.newId("import");
    const createdAt = now.toISOString();
    const item: BikeImportItem = {
      ...request,
      ...zeroCounters,
      entity: "bikeImport",
      importId: id,
      storeId,
      by: caller.userId,
      fileName: hidePersonalNumbers(request.fileName, swedishDate(now)),
      createdAt,
      state: "receiving",
      expiresAt: expiryOf("unusedImports", now),
    };
    const listed = { gsi1pk: lists.bikeImportsOf(storeId), gsi1sk: `${createdAt}#${id}` };
    await table.transact([
      remember(id),
      ...requireMember(storeId, caller.userId),
      countUse(perDay, storeId, now),
      countUse(rowsPerDay, storeId, now, request.count),
      importLogWrite(context, item, { action: "import-begun", by: caller.userId, rows: request.count }),
      put(keys.bikeImport(id), "bikeImport", { ...item, ...listed }).expectNew("stale"),
    ]);
    return id;
  });
  return showImport(await readImport(context, storeId, importId));
};
