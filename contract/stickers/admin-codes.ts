import * as z from "zod";
import { VoidReason } from "./bike-codes.ts";
import { Run } from "./inventory.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { Roll, RollId } from "./rolls.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** Shorter parts would match nearly every code. */
export const minCodePartLength = 2;

export const CodePart = z
  .string()
  .trim()
  .regex(/^[\dA-Za-z][\dA-Za-z -]{1,39}$/);

/** A search result. Only codes from a roll have a pool. */
export const FoundCode = z.object({
  uid: z.uuid(),
  shortCode: z.string(),
  state: z.enum(["made", "linked", "void"]),
  pool: z.string().optional(),
  store: z.string().optional(),
});
export type FoundCode = z.infer<typeof FoundCode>;

const OnBike = z.object({ at: z.iso.datetime(), bikeId: z.string() });

/** An event of a code. `follows` and `followedBy` are the codes that it replaces and that replace it on its bike. */
export const CodeEvent = z.discriminatedUnion("what", [
  z.object({ what: z.literal("made"), at: z.iso.datetime() }),
  z.object({ what: z.literal("printed"), at: z.iso.datetime() }),
  z.object({ what: z.literal("taken-out"), at: z.iso.datetime() }),
  OnBike.extend({
    what: z.literal("linked"),
    frameNumber: z.string().optional(),
    orderNumber: z.string().optional(),
    follows: z.uuid().optional(),
  }),
  OnBike.extend({ what: z.literal("unlinked") }),
  OnBike.extend({
    what: z.literal("voided"),
    reason: VoidReason.optional(),
    followedBy: z.uuid().optional(),
  }),
]);
export type CodeEvent = z.infer<typeof CodeEvent>;

/** A code with its events, oldest first, and its scans per day of the last year, newest first. */
export const CodeLife = FoundCode.extend({
  run: Run.pick({ id: true, orderNumber: true }).optional(),
  roll: Roll.pick({ state: true }).extend({ id: RollId }).optional(),
  events: z.array(CodeEvent),
  scans: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
});
export type CodeLife = z.infer<typeof CodeLife>;

export const adminCodeRoutes = defineRoutes({
  findCodes: {
    method: "GET",
    path: "/admin/qr/codes",
    access: "admin",
    summary:
      "Find codes by any part: first those whose short code begins so, then those from rolls that have it anywhere",
    query: PageQuery.extend({ part: CodePart }),
    response: pageOf(FoundCode),
    problems: ["invalid-cursor"],
  },
  getCode: {
    method: "GET",
    path: "/admin/qr/codes/{uid}",
    access: "admin",
    summary: "Get a code with all that has become of it",
    params: z.object({ uid: z.uuid() }),
    response: CodeLife,
    problems: ["qr-not-found"],
  },
});
