import * as z from "zod";
import { defineRoutes } from "./route.ts";

/** The numbers of the badges on the bell and in the menus, `maxCount` at most. */
export const Counts = z.object({
  notifications: z.number().int(),
  /** Conversations with unread messages. */
  messages: z.number().int(),
  /** Receipts that the caller has to accept as the buyer. */
  receipts: z.number().int(),
  /** Transfers that the caller has to approve on either side, and requests to the caller as the owner. */
  approvals: z.number().int(),
  /** Alert hits that the caller has not looked at. */
  alerts: z.number().int(),
});
export type Counts = z.infer<typeof Counts>;

/** Badges show 9+ above nine. */
export const maxCount = 10;

/** Every page of a signed-in person fetches these, so one request covers all badges. */
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
