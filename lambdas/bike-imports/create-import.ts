import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { mostRows } from "#contract/bike-imports/fields.ts";
import type { BikeImport, NewBikeImport } from "#contract/bike-imports/imports.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { importLogWrite } from "./import-log.ts";
import type { ImportsContext } from "./imports-context.ts";
import { forgottenUnused } from "./lifetimes.ts";
import { readImport } from "./read-import.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";

/** A store that corrects its list and sends it again needs some; checking each costs thousands of readings. */
const perDay: RateLimit = {
  what: "bike-imports",
  most: 30,
  window: swedishDay,
  failure: "too-many-requests",
};

const nothing = {
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
  heldUntil: 0,
};

type Creation = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: NewBikeImport;
};

/** Begins a list; its rows follow. */
export const createImport = async (
  context: ImportsContext,
  { caller, idempotencyKey: key, request }: Creation,
): Promise<BikeImport> => {
  const { table, system } = context;
  const [storeId, now] = [storeOf(caller), system.now()];
  if (request.count > mostRows)
    throw new ProblemError("import-too-long", { params: { rows: request.count, most: mostRows } });
  const idempotent = { userId: caller.userId, key, content: request, now };
  const importId = await once(table, idempotent, z.string(), async (remember) => {
    const id = system.newId("import");
    const createdAt = now.toISOString();
    const item: BikeImportItem = {
      ...request,
      ...nothing,
      entity: "bikeImport",
      importId: id,
      storeId,
      by: caller.userId,
      fileName: hidePersonalNumbers(request.fileName, swedishDate(now)),
      createdAt,
      state: "receiving",
      expiresAt: forgottenUnused(now),
    };
    const listed = { gsi1pk: lists.bikeImportsOf(storeId), gsi1sk: `${createdAt}#${id}` };
    await table.transact([
      remember(id),
      ...whileMember(storeId, caller.userId),
      counted(perDay, storeId, now),
      importLogWrite(context, item, { action: "import-begun", by: caller.userId, rows: request.count }),
      put(keys.bikeImport(id), "bikeImport", { ...item, ...listed }).expectNew("stale"),
    ]);
    return id;
  });
  return showImport(await readImport(context, storeId, importId));
};
