import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PointsReason } from "./reason.ts";
import { defineRoutes } from "#contract/platform/route.ts";

export const PointsChange = z.object({
  reason: PointsReason,
  /** Negative when spent. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  at: z.iso.datetime(),
  /** The owner's name for the bike, an order number or an administrator's reason. */
  text: z.string().optional(),
  /** The page of the bike, receipt or order behind the change. */
  link: z.string().optional(),
});
export type PointsChange = z.infer<typeof PointsChange>;

export const pointsChangeRoutes = defineRoutes({
  listPointsChanges: {
    method: "GET",
    path: "/me/points",
    access: "signed-in",
    summary: "List the changes of your balance, newest first",
    query: PageQuery,
    response: pageOf(PointsChange).extend({ points: z.number().int() }),
    problems: ["invalid-cursor"],
  },
});
