import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { PointsReason } from "./reason.ts";
import { defineRoutes } from "#contract/route.ts";

/** A row of a person's ledger. */
export const PointsChange = z.object({
  reason: PointsReason,
  /** Negative when spent. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  at: z.iso.datetime(),
  /** The bike that the points went to, as its owner calls it, or what an administrator gave as their reason. */
  text: z.string().optional(),
  /** A path of the site where what it paid for stands. */
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
