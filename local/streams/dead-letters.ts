import { randomUUID } from "node:crypto";

import * as z from "zod";

import type { Records } from "#local/state/records.ts";

export const DeadLetter = z.object({
  queue: z.string(),
  functionName: z.string(),
  at: z.string(),
  reason: z.string(),
  /** What the function was given: records of a stream, or the event of a schedule. */
  records: z.array(z.looseObject({})),
  /** Where it lies in the bucket that `queue` is then. It is over once that object is gone. */
  object: z.string().optional(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const kind = "dead-letter";

/** Keeps what a function could not handle, where a person can look at it. */
export const openDeadLetters = (records: Records) => ({
  keep: (letter: DeadLetter): void => {
    records.put(kind, `${letter.queue}/${letter.at}/${letter.functionName}/${randomUUID()}`, letter);
  },
  /** Every letter, of one queue after the other, oldest first. */
  all: (): DeadLetter[] => records.list(kind).map(({ value }) => DeadLetter.parse(value)),
  /** Those that nobody has dealt with; `holds` tells whether a bucket has an object. */
  waiting: (holds: (bucket: string, key: string) => boolean): DeadLetter[] =>
    records
      .list(kind)
      .map(({ value }) => DeadLetter.parse(value))
      .filter(({ queue, object }) => object === undefined || holds(queue, object)),
});
export type DeadLetters = ReturnType<typeof openDeadLetters>;
