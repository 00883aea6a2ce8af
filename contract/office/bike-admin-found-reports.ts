import * as z from "zod";
import {
  FoundReportState,
  OneFoundReport,
  ReceivedFoundReport,
  RewardState,
} from "#contract/thefts/found-reports.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

/** Administrators see full names, the evidence and the flags. */
export const AdminFoundReport = ReceivedFoundReport.extend({
  frameNumber: z.string(),
  bike: z.string(),
  /** The bike is still missing. */
  stolen: z.boolean(),
  ownerId: z.string(),
  ownerName: z.string().optional(),
  finderId: z.string().optional(),
  finderEmail: z.string().optional(),
  reward: RewardState,
  /** `many-rewards`, `same-phone`, `previous-owner`, `new-account`, `withheld`. */
  flags: z.array(z.string()),
});
export type AdminFoundReport = z.infer<typeof AdminFoundReport>;

/** A query parameter. Not `z.stringbool`, which would add its many spellings to every page's bundle. */
const YesOrNo = z.enum(["true", "false"]).transform((typed) => typed === "true");

export const adminFoundReportRoutes = defineRoutes({
  listFoundReports: {
    method: "GET",
    path: "/admin/bike-cases/found-reports",
    access: "admin",
    summary:
      "List all reports of found bikes, newest first, or those whose reward is under review, oldest first",
    query: PageQuery.extend({
      state: FoundReportState.optional(),
      flagged: YesOrNo.optional(),
      reward: RewardState.extract(["under_review"]).optional(),
    }),
    response: pageOf(AdminFoundReport),
    problems: ["invalid-cursor"],
  },
  decideReward: {
    method: "POST",
    path: "/admin/bike-cases/found-reports/{bikeId}/{reportId}/reward",
    access: "admin",
    summary: "Approve or refuse a finder's reward, or take it back after a fraud",
    params: OneFoundReport,
    body: z.discriminatedUnion("decision", [
      z.object({ decision: z.literal("pay") }),
      z.object({ decision: z.enum(["refuse", "take-back"]), reason: requiredText(500) }),
    ]),
    response: AdminFoundReport,
    problems: ["found-report-not-found", "reward-not-under-review", "case-claimed"],
  },
});
