import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";

export const StoredEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  object: z.unknown(),
  /** The number of attempts; `lastStatus` is the status of the last response. */
  attempts: z.number(),
  lastStatus: z.number().optional(),
  state: z.enum(["pending", "delivered", "given-up"]),
});
export type StoredEvent = z.infer<typeof StoredEvent>;

let made = 0;

/** Ids sort by time and then by a counter, so events of one moment keep their order. */
export const newEvent = (type: string, object: object | null, now: number): StoredEvent => {
  made += 1;
  const place = `${now.toString(36)}${made.toString(36).padStart(5, "0")}`;
  return {
    id: `evt_${place}${randomBytes(6).toString("hex")}`,
    type,
    createdAt: now,
    object,
    attempts: 0,
    state: "pending",
  };
};

export const eventBody = ({ id, type, createdAt, object }: StoredEvent): string =>
  JSON.stringify(
    {
      id,
      object: "event",
      api_version: "2026-10-28.endive",
      created: Math.floor(createdAt / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );

/** The `stripe-signature` header, which proves the sender and the age of a body. */
export const signatureOf = (body: string, secret: string, now: number): string => {
  const time = Math.floor(now / 1000);
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${mac}`;
};
