import * as z from "zod";

import type { Records } from "#local/state/records.ts";

import { StreamRecord } from "./streams-client.ts";

export const DeadLetter = z.object({
  queue: z.string(),
  functionName: z.string(),
  at: z.string(),
  reason: z.string(),
  records: z.array(StreamRecord),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const kind = "dead-letter";

/** Keeps what a function could not handle, where a person can look at it. */
export const openDeadLetters = (records: Records) => ({
  keep: (letter: DeadLetter): void => {
    const first = letter.records[0]?.eventID ?? "";
    records.put(kind, `${letter.queue}/${letter.at}/${letter.functionName}/${first}`, letter);
  },
  /** Every letter, of one queue after the other, oldest first. */
  all: (): DeadLetter[] => records.list(kind).map(({ value }) => DeadLetter.parse(value)),
});
export type DeadLetters = ReturnType<typeof openDeadLetters>;
