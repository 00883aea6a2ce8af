import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import type { CloudContext } from "#local/cloud.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import type { Records } from "#local/state/records.ts";
import type { DeadLetters } from "#local/aws/streams/dead-letters.ts";
import type { PutAside } from "#local/aws/streams/invocation-record.ts";
import { type InvokeConfig, standardRetries } from "#local/template/readers/invoke-configs.ts";

type Dependencies = {
  readonly records: Records;
  readonly configs: readonly InvokeConfig[];
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly putAside: PutAside;
  readonly deadLetters: DeadLetters;
  readonly faults: FaultSet;
  readonly report: (error: unknown) => void;
};

export type AsyncInvocations = {
  /** Stores the event and returns; processing survives a restart. */
  readonly begin: (functionName: string, event: object) => void;
  readonly resume: () => void;
  readonly close: () => void;
};

const kind = "async-invocation";
const StoredInvocation = z.object({ functionName: z.string(), event: z.looseObject({}) });
type StoredInvocation = z.infer<typeof StoredInvocation>;

const firstPause = 100;
const maxPauseMillis = 5000;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Lambda's record of a discarded event in its failure bucket. */
const recordOf = (
  { accountId, region }: CloudContext,
  { functionName, event }: StoredInvocation,
  attempts: number,
  at: string,
  error: unknown,
) => ({
  key: `aws/lambda/async/${functionName}/${at.slice(0, 10).replaceAll("-", "/")}/${at.slice(0, 19).replaceAll(":", ".")}-${randomUUID()}`,
  body: JSON.stringify({
    version: "1.0",
    timestamp: at,
    requestContext: {
      requestId: randomUUID(),
      functionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName}:$LATEST`,
      condition: "RetriesExhausted",
      approximateInvokeCount: attempts,
    },
    requestPayload: event,
    responseContext: { statusCode: 200, executedVersion: "$LATEST", functionError: "Unhandled" },
    responsePayload: { errorMessage: describe(error) },
  }),
});

const giveUp = async (
  context: CloudContext,
  { configs, putAside, deadLetters }: Dependencies,
  kept: StoredInvocation,
  { attempts, error }: { attempts: number; error: unknown },
): Promise<void> => {
  const { functionName, event } = kept;
  const queue = configs.find((config) => config.functionName === functionName)?.bucket;
  if (queue === undefined) return;
  const at = new Date(context.clock.now()).toISOString();
  const { key, body } = recordOf(context, kept, attempts, at, error);
  await putAside(functionName, queue, key, body);
  deadLetters.keep({ queue, functionName, at, reason: describe(error), records: [event], object: key });
};

/** The id sorts by time, so that events resume in order. */
const keep = (records: Records, now: number, kept: StoredInvocation): string => {
  const id = `${new Date(now).toISOString()}/${randomUUID()}`;
  records.put(kind, id, kept);
  return id;
};

/** Retries as Lambda does, and finally writes the event to the function's failure bucket. */
export const createAsyncInvocations = (
  context: CloudContext,
  dependencies: Dependencies,
): AsyncInvocations => {
  const { records, configs, invoke, faults, report } = dependencies;
  const stopped = new AbortController();

  const wait = (milliseconds: number): Promise<unknown> =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);

  const work = async (id: string, kept: StoredInvocation): Promise<void> => {
    const { retries = standardRetries } = configs.find((one) => one.functionName === kept.functionName) ?? {};
    for (let attempts = 1; !stopped.signal.aborted; attempts += 1) {
      try {
        await invoke(kept.functionName, kept.event);
        return records.delete(kind, id);
      } catch (error) {
        if (attempts > retries) {
          await giveUp(context, dependencies, kept, { attempts, error });
          return records.delete(kind, id);
        }
      }
      await wait(Math.min(maxPauseMillis, firstPause * 2 ** attempts));
    }
  };
  const start = (id: string, kept: StoredInvocation): void => void work(id, kept).catch(report);
  return {
    begin: (functionName, event) => {
      const invocation = StoredInvocation.parse({ functionName, event });
      const fault = faults.strikeDelivery("events", functionName);
      const now = context.clock.now();
      const id = keep(records, now, invocation);
      if (fault?.kind === "late") void wait(fault.millis).then(() => start(id, invocation));
      else start(id, invocation);
      if (fault?.kind === "twice") start(keep(records, now, invocation), invocation);
    },
    resume: () => {
      for (const { key, value } of records.list(kind)) start(key, StoredInvocation.parse(value));
    },
    close: () => stopped.abort(),
  };
};
