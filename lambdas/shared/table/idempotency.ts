import { createHash } from "node:crypto";
import * as z from "zod";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, put } from "./actions.ts";
import { keys } from "./keys.ts";
import type { Table } from "./table.ts";

const daySeconds = 24 * 60 * 60;

export type IdempotentRequest = {
  readonly userId: string;
  /** The caller's own name for this request. */
  readonly key: string;
  /** What was asked for; the same key with something else is refused. */
  readonly content: unknown;
  readonly now: Date;
};

const IdempotencyItem = z.object({ hash: z.string(), outcome: z.unknown() });

const fingerprint = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/**
 * Runs `work` once for a key, however often it is asked. `work` puts the record it is given into its own transaction, so the record is there exactly when the rest is.
 * A repeated request gets the outcome of the first; the same key with other content is the problem `idempotency-key-reused`.
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
    // Whatever stopped this run may be the first run's own success. Asking before would cost every request a round trip.
    const first = await earlier();
    if (first === undefined) throw error;
    return first;
  }
};
