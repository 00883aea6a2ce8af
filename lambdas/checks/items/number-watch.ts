import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";

const Watch = z.object({
  frameNumber: z.string(),
  /** A keyed hash of the address, which is in the links of the mails. */
  watcher: z.string(),
  email: z.string(),
  language: Language,
  endsAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});

export const UnconfirmedWatchItem = Watch.extend({ entity: z.literal("askedNumberWatch"), id: z.string() });
export type UnconfirmedWatchItem = z.infer<typeof UnconfirmedWatchItem>;

export const NumberWatchItem = Watch.extend({
  entity: z.literal("numberWatch"),
  /** The theft that the watcher was notified of, and the stolen bike's number, which may only look alike. */
  theftId: z.string().optional(),
  bikeId: z.string().optional(),
  stolenNumber: z.string().optional(),
  reportedAt: z.iso.datetime().optional(),
});
export type NumberWatchItem = z.infer<typeof NumberWatchItem>;
