import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

/** What the bell and the menus count. No count goes above `most`. */
export const Counts = z.object({
  notifications: z.number().int(),
  /** Conversations with something unread. */
  messages: z.number().int(),
  /** Receipts that wait for the caller as the buyer of a bike. */
  receipts: z.number().int(),
  /** Those that wait for the caller on either side, and what they are asked as the owner of a bike. */
  approvals: z.number().int(),
  /** Hits of alerts that nobody has looked at. */
  alerts: z.number().int(),
});
export type Counts = z.infer<typeof Counts>;

/** Badges say 9+ above nine. */
export const most = 10;

/** Every page asks for this while a person is signed in, and for nothing else about notifications. */
export const countRoutes = defineRoutes({
  getCounts: {
    method: "GET",
    path: "/me/counts",
    access: "signed-in",
    summary:
      "Get the numbers of unread messages, notifications and hits of alerts, and of receipts that wait",
    response: Counts,
    problems: [],
  },
});
