import * as z from "zod";
import type { Metrics } from "#local/aws/alarms/metrics.ts";
import type { Clock } from "#local/cloud.ts";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { type PutAside, invocationRecord } from "./invocation-record.ts";
import type { StreamRecord } from "./streams-client.ts";

export type Delivery = {
  readonly mapping: StreamMapping;
  readonly clock: Clock;
  readonly deadLetters: DeadLetters;
  readonly metrics: Pick<Metrics, "add">;
  readonly putAside: PutAside;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Pauses between attempts; resolves early when the consumer stops. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A stopping consumer leaves the remaining records to the next start. */
  readonly isStopped: () => boolean;
  /** Marks everything up to this record as processed. */
  readonly done: (record: StreamRecord) => void;
};

const firstPause = 100;
const maxPauseMillis = 5000;

const Answer = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** The number of records before the first that the function reports as failed. */
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

/**
 * Invokes a function with a batch as Lambda does: a failed batch is split if the mapping says so, retried,
 * and finally sent to the failure destination.
 */
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
  // As in Lambda, splitting does not count as an attempt, so a single bad record can be isolated.
  if (bisects && batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    await deliver(delivery, batch.slice(0, middle), attempts);
    return deliver(delivery, batch.slice(middle), attempts);
  }
  if (attempts >= retries) return giveUp(delivery, rest, failure);
  await delivery.wait(Math.min(maxPauseMillis, firstPause * 2 ** attempts));
  return deliver(delivery, batch, attempts + 1);
};
