import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Records } from "#local/state/records.ts";

export const DeadLetter = z.object({
  queue: z.string(),
  functionName: z.string(),
  at: z.string(),
  reason: z.string(),
  /** The function's input: stream records, or a schedule's event. */
  records: z.array(z.looseObject({})),
  /** The object's key if `queue` is a bucket; the letter counts as handled once that object is deleted. */
  object: z.string().optional(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const kind = "dead-letter";

/** Stores events that a function could not process, for developers to inspect. */
export const openDeadLetters = (records: Records) => ({
  keep: (letter: DeadLetter): void => {
    records.put(kind, `${letter.queue}/${letter.at}/${letter.functionName}/${randomUUID()}`, letter);
  },
  /** Sorted by queue, then oldest first. */
  all: (): DeadLetter[] => records.list(kind).map(({ value }) => DeadLetter.parse(value)),
  /** The unhandled letters; `holds` checks a bucket for an object. */
  waiting: (holds: (bucket: string, key: string) => boolean): DeadLetter[] =>
    records
      .list(kind)
      .map(({ value }) => DeadLetter.parse(value))
      .filter(({ queue, object }) => object === undefined || holds(queue, object)),
});
export type DeadLetters = ReturnType<typeof openDeadLetters>;
