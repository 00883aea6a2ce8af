import * as z from "zod";
import {
  FoundReportState,
  OneFoundReport,
  ReceivedFoundReport,
  RewardState,
} from "#contract/found-reports.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** As administrators see it, with the evidence and what speaks against it. */
export const AdminFoundReport = ReceivedFoundReport.extend({
  frameNumber: z.string(),
  bike: z.string(),
  ownerId: z.string(),
  finderId: z.string().optional(),
  finderEmail: z.string().optional(),
  reward: RewardState,
  /** `many-rewards`, `same-phone`, `previous-owner`, `new-account`. */
  flags: z.array(z.string()),
});
export type AdminFoundReport = z.infer<typeof AdminFoundReport>;

export const adminFoundRoutes = defineRoutes({
  listFoundReports: {
    method: "GET",
    path: "/admin/found-reports",
    access: "admin",
    summary: "Every report of a found bike, newest first",
    query: PageQuery.extend({ state: FoundReportState.optional(), flagged: z.stringbool().optional() }),
    response: pageOf(AdminFoundReport),
    endsWithSession: true,
    problems: ["invalid-cursor"],
  },
  decideReward: {
    method: "POST",
    path: "/admin/found-reports/{bikeId}/{reportId}/reward",
    access: "admin",
    summary: "Pay or refuse points that wait for an administrator",
    params: OneFoundReport,
    body: z.discriminatedUnion("decision", [
      z.object({ decision: z.literal("pay") }),
      z.object({ decision: z.literal("refuse"), reason: requiredText(500) }),
    ]),
    response: AdminFoundReport,
    endsWithSession: true,
    problems: ["found-report-not-found", "reward-not-under-review"],
  },
});
