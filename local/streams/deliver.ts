import * as z from "zod";

import type { Metrics } from "#local/alarms/metrics.ts";
import type { Clock } from "#local/cloud.ts";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";

import type { DeadLetters } from "./dead-letters.ts";
import { type PutAside, invocationRecord } from "./invocation-record.ts";
import type { StreamRecord } from "./streams-client.ts";

export type Delivery = {
  readonly mapping: StreamMapping;
  readonly clock: Clock;
  readonly deadLetters: DeadLetters;
  /** Counts what is given up. */
  readonly metrics: Pick<Metrics, "add">;
  /** Writes an object into a bucket. */
  readonly putAside: PutAside;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Waits between two attempts; resolves early when the consumer stops. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A consumer that stops leaves the rest for the next start. */
  readonly isStopped: () => boolean;
  /** Tells that everything up to this record needs no more work. */
  readonly done: (record: StreamRecord) => void;
};

const firstPause = 100;
const longestPause = 5000;

const Answer = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** How many records at the front were handled, where the function says which one failed first. */
const handledCount = (answer: unknown, batch: readonly StreamRecord[]): number => {
  const failed = new Set(Answer.safeParse(answer).data?.batchItemFailures.map((item) => item.itemIdentifier));
  const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  return first < 0 ? batch.length : first;
};

const isTooOld = ({ mapping, clock }: Delivery, record: StreamRecord): boolean =>
  (record.dynamodb.ApproximateCreationDateTime + mapping.oldestSeconds) * 1000 < clock.now();

const giveUp = async (delivery: Delivery, batch: readonly StreamRecord[], error: unknown): Promise<void> => {
  const { mapping, clock, deadLetters, metrics, putAside } = delivery;
  const { onFailure, functionName } = mapping;
  const at = new Date(clock.now()).toISOString();
  const record = invocationRecord(mapping, batch, at);
  if (onFailure?.kind === "bucket") await putAside(functionName, onFailure.name, record.key, record.body);
  if (onFailure !== undefined)
    deadLetters.keep({
      queue: onFailure.name,
      functionName,
      at,
      reason: error instanceof Error ? error.message : String(error),
      records: [...batch],
      ...(onFailure.kind === "bucket" && { object: record.key }),
    });
  const name = onFailure === undefined ? "DroppedEventCount" : "OnFailureDestinationDeliveredEventCount";
  const dimensions = { EventSourceMappingUUID: mapping.uuid };
  metrics.add({ namespace: "AWS/Lambda", name, dimensions }, batch.length);
  const last = batch.at(-1);
  if (last !== undefined) delivery.done(last);
};

const attempt = async (
  delivery: Delivery,
  batch: readonly StreamRecord[],
): Promise<readonly StreamRecord[]> => {
  const { mapping, invoke } = delivery;
  const answer = await invoke(mapping.functionName, { Records: batch });
  const handled = mapping.reportsItemFailures ? handledCount(answer, batch) : batch.length;
  const last = batch[handled - 1];
  if (last !== undefined) delivery.done(last);
  return batch.slice(handled);
};

/** Hands a batch to its function as Lambda does: a failed batch is halved where the mapping says so, tried again, and in the end put aside. */
export const deliver = async (
  delivery: Delivery,
  batch: readonly StreamRecord[],
  attempts = 0,
): Promise<void> => {
  const [first] = batch;
  if (first === undefined || delivery.isStopped()) return;
  const { bisects, retries = Number.POSITIVE_INFINITY } = delivery.mapping;
  let failure: unknown;
  let rest = batch;
  try {
    rest = await attempt(delivery, batch);
    if (rest.length === 0) return;
    failure = new Error("The function reported failed items.");
  } catch (error) {
    failure = error;
  }
  if (isTooOld(delivery, first)) return giveUp(delivery, rest, failure);
  if (rest.length < batch.length) return deliver(delivery, rest, attempts);
  // Halving does not count as an attempt, so that one bad record ends up alone.
  if (bisects && batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    await deliver(delivery, batch.slice(0, middle), attempts);
    return deliver(delivery, batch.slice(middle), attempts);
  }
  if (attempts >= retries) return giveUp(delivery, rest, failure);
  await delivery.wait(Math.min(longestPause, firstPause * 2 ** attempts));
  return deliver(delivery, batch, attempts + 1);
};
