import { createHash } from "node:crypto";
import * as z from "zod";
import { minutesOfRun } from "#lambdas/platform/jobs/env.ts";

/** An event that a function gave up; `at` is when it did, in epoch milliseconds. */
export type GivenUp = { readonly key: string; readonly at: number };

export type Post = {
  /** Oldest first. */
  list(): Promise<readonly GivenUp[]>;
  /** Undefined where another operator has removed it meanwhile. */
  read(key: string): Promise<string | undefined>;
  /** Invokes a function with its event again, and throws the function's error. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
  remove(key: string): Promise<void>;
};

export type Outcome = { readonly done: number; readonly failed: number; readonly passedOver: number };

type Wanted = {
  readonly isOf: (functionName: string) => boolean;
  readonly isDue?: (event: GivenUp) => boolean;
  readonly report?: (line: string) => void;
  /** Waits after each event. */
  readonly pause?: () => Promise<void>;
};

const Json = z.string().transform((text): unknown => JSON.parse(text));

/** Lambda's own format: a stream's event is text in `payload`, any other event is in `requestPayload`. */
const Kept = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  payload: Json.optional(),
  requestPayload: z.unknown().optional(),
});

const Answer = z.object({ batchItemFailures: z.array(z.unknown()) });

const nameIn = (arn: string): string => /:function:([^:]+)/.exec(arn)?.[1] ?? arn;

const assertTaken = (answer: unknown): void => {
  const failures = Answer.safeParse(answer).data?.batchItemFailures.length ?? 0;
  if (failures > 0) throw new Error(`${failures} records failed again.`);
};

const minute = 60_000;
const hour = 60 * minute;
const runsOfHour = 60 / minutesOfRun;
/** SES accepts 14 mails a second, and a change can send two. */
export const pauseMillis = 200;
/** Takes no new event after this, so that the run ends before the next one starts and no mail is sent twice. */
export const maxRunMillis = (minutesOfRun - 1) * minute;

const runOf = (key: string): number => createHash("sha256").update(key).digest().readUInt8();

/** True in every run of the first hour, then in one run of each hour, which differs from key to key, for a day. */
export const isRetryDue = ({ key, at }: GivenUp, now: number): boolean => {
  const age = now - at;
  const run = Math.floor(now / (minutesOfRun * minute));
  return age < hour || (age < 24 * hour && (run - runOf(key)) % runsOfHour === 0);
};

/** Lambda names objects after their shard or function. Events of one source are retried in order, beside those of others. */
const sourceOf = ({ key }: GivenUp): string => key.split("/", 4).join("/");

/**
 * Invokes the wanted functions again with their failed events, and removes the successful ones. A record may be
 * processed twice: the function's own markers prevent duplicate notifications.
 */
export const redrive = async (
  post: Post,
  { isOf, isDue = () => true, report = () => undefined, pause = async () => undefined }: Wanted,
): Promise<Outcome> => {
  const count = { done: 0, failed: 0, passedOver: 0 };
  const takeOne = async ({ key }: GivenUp): Promise<void> => {
    try {
      const text = await post.read(key);
      if (text === undefined) return;
      const { requestContext, payload, requestPayload } = Kept.parse(JSON.parse(text));
      const name = nameIn(requestContext.functionArn);
      if (!isOf(name)) {
        count.passedOver += 1;
        return;
      }
      assertTaken(await post.invoke(name, payload ?? requestPayload));
      await post.remove(key);
      count.done += 1;
    } catch (error) {
      report(`${key}: ${error instanceof Error ? error.message : String(error)}`);
      count.failed += 1;
    }
  };
  const takeInOrder = async (events: readonly GivenUp[]): Promise<void> => {
    for (const event of events) {
      if (!isDue(event)) continue;
      await takeOne(event);
      await pause();
    }
  };
  await Promise.all([...Map.groupBy(await post.list(), sourceOf).values()].map(takeInOrder));
  return count;
};
