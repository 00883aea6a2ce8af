import * as z from "zod";
import { FoundReportState, OneFoundReport, ReceivedFoundReport, RewardState } from "./found-reports.ts";
import { PageQuery, pageOf } from "./page.ts";
import { defineRoutes } from "./route.ts";
import { requiredText } from "./text.ts";

/** A report as administrators see it, with whole names, the evidence and what speaks against it. */
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
  /** `many-rewards`, `same-phone`, `previous-owner`, `new-account`. */
  flags: z.array(z.string()),
});
export type AdminFoundReport = z.infer<typeof AdminFoundReport>;

/** As it stands in an address. No `z.stringbool`, which would bring its dozen spellings into every page. */
const YesOrNo = z.enum(["true", "false"]).transform((typed) => typed === "true");

export const adminFoundReportRoutes = defineRoutes({
  listFoundReports: {
    method: "GET",
    path: "/admin/found-reports",
    access: "admin",
    summary: "List all reports of found bikes, newest first",
    query: PageQuery.extend({ state: FoundReportState.optional(), flagged: YesOrNo.optional() }),
    response: pageOf(AdminFoundReport),
    problems: ["invalid-cursor"],
  },
  decideReward: {
    method: "POST",
    path: "/admin/found-reports/{bikeId}/{reportId}/reward",
    access: "admin",
    summary: "Pay or refuse a finder's reward",
    params: OneFoundReport,
    body: z.discriminatedUnion("decision", [
      z.object({ decision: z.literal("pay") }),
      z.object({ decision: z.literal("refuse"), reason: requiredText(500) }),
    ]),
    response: AdminFoundReport,
    problems: ["found-report-not-found", "reward-not-under-review", "case-claimed"],
  },
});
