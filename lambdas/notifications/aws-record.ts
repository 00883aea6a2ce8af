import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";
import { type Change, readChange } from "#lambdas/notifications/change.ts";

const Image = z.record(
  z.string(),
  z.custom<AttributeValue>((value) => typeof value === "object"),
);
const StreamRecord = z.object({
  eventID: z.string(),
  dynamodb: z.object({ OldImage: Image.optional(), NewImage: Image.optional() }),
});

/** Reads a record of the table's stream; throws where it is none. `id` stays the same however often it is handed over. */
export const readRecord = (record: unknown): { id: string; change: Change | undefined } => {
  const { eventID, dynamodb } = StreamRecord.parse(record);
  const { OldImage, NewImage } = dynamodb;
  const change = readChange(OldImage && unmarshall(OldImage), NewImage && unmarshall(NewImage));
  return { id: eventID, change };
};
