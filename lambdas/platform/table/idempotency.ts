import { createHash } from "node:crypto";
import * as z from "zod";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, put } from "./actions.ts";
import { keys } from "./keys.ts";
import type { Table } from "./table.ts";

const daySeconds = 24 * 60 * 60;

export type IdempotentRequest = {
  readonly userId: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** The same key with another content is refused. */
  readonly content: unknown;
  readonly now: Date;
};

const IdempotencyItem = z.object({ hash: z.string(), outcome: z.unknown() });

const fingerprint = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/**
 * Runs `work` once per key. `work` adds the record to its own transaction, so that both are written or neither.
 * A repeated request gets the first outcome. Throws `idempotency-key-reused` for the same key with another content.
 */
export const once = async <T extends z.ZodType>(
  table: Table,
  request: IdempotentRequest,
  outcome: T,
  work: (record: (outcome: z.input<T>) => Action) => Promise<z.output<T>>,
): Promise<z.output<T>> => {
  const recordKey = keys.idempotency(request.userId, request.key);
  const hash = fingerprint(request.content);
  const earlier = async (): Promise<z.output<T> | undefined> => {
    const record = await table.get(recordKey, IdempotencyItem);
    if (record && record.hash !== hash) throw new ProblemError("idempotency-key-reused");
    return record && outcome.parse(record.outcome);
  };
  const expiresAt = Math.floor(request.now.getTime() / 1000) + daySeconds;
  try {
    return await work((result) =>
      put(recordKey, "idempotency", { hash, outcome: result, expiresAt }).expectNew("repeated"),
    );
  } catch (error) {
    // Any failure can result from the success of the first run. Reading the record first would cost every request a round trip.
    const first = await earlier();
    if (first === undefined) throw error;
    return first;
  }
};
