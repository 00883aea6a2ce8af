import * as z from "zod";
import { CampaignCode, PackageId, PointsPackage } from "./purchases.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** Off the price, or points on top: never both. */
export const CampaignEffect = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), percent: z.number().int().min(1).max(90) }),
  z.object({ kind: z.literal("bonus"), points: z.number().int().min(1).max(1000) }),
]);
export type CampaignEffect = z.infer<typeof CampaignEffect>;

export const CampaignForm = z
  .object({
    code: CampaignCode,
    effect: CampaignEffect,
    validFrom: z.iso.date(),
    /** The last day, in Sweden. */
    validTo: z.iso.date(),
    /** None: every package. */
    packages: z.array(PackageId).max(20),
    most: z.number().int().min(1).max(1_000_000),
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ["validTo"] });
export type CampaignForm = z.infer<typeof CampaignForm>;

export const Campaign = z.object({
  code: z.string(),
  effect: CampaignEffect,
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  packages: z.array(PackageId),
  most: z.number().int(),
  redeemed: z.number().int(),
  /** Redemptions by day, for the last ninety. */
  byDay: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
  /** `stopped`: by an administrator, who can resume it. */
  state: z.enum(["coming", "running", "stopped", "ended", "exhausted"]),
  createdAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

/** No two packages have the same id. */
export const PackageList = z.object({
  items: z
    .array(PointsPackage)
    .min(1)
    .max(12)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
  /** Kronor for one US dollar, for a price to compare with; none takes it away. */
  kronorADollar: z.number().min(1).max(100).optional(),
});
export type PackageList = z.infer<typeof PackageList>;

const ByCode = z.object({ code: CampaignCode });

export const campaignRoutes = defineRoutes({
  listCampaigns: {
    method: "GET",
    path: "/admin/campaigns",
    access: "admin",
    summary: "List all campaigns, newest first",
    query: PageQuery,
    response: pageOf(Campaign),
    problems: ["invalid-cursor"],
  },
  createCampaign: {
    method: "POST",
    path: "/admin/campaigns",
    access: "admin",
    summary: "Create a campaign",
    body: CampaignForm,
    response: Campaign,
    problems: ["campaign-code-taken", "package-not-found"],
  },
  changeCampaign: {
    method: "PATCH",
    path: "/admin/campaigns/{code}",
    access: "admin",
    summary: "Stop or resume a campaign",
    params: ByCode,
    body: z.object({ stopped: z.boolean() }),
    response: Campaign,
    problems: ["campaign-not-found"],
  },
  savePackages: {
    method: "PUT",
    path: "/admin/points-packages",
    access: "admin",
    summary: "Change the prices of points from now on; payments already started keep their price",
    body: PackageList,
    response: PackageList,
    problems: ["conflict-try-again"],
  },
  adjustPoints: {
    method: "POST",
    path: "/admin/accounts/{userId}/points",
    access: "admin",
    summary: "Correct a person's balance with a reason; it is recorded",
    params: z.object({ userId: z.uuid() }),
    body: z.object({
      amount: z
        .number()
        .int()
        .min(-10_000)
        .max(10_000)
        .refine((amount) => amount !== 0),
      reason: requiredText(300),
      /** The state of the balance that the administrator has seen: where it is another by now, nothing is changed. */
      version: z.number().int().min(0).optional(),
    }),
    response: z.object({ points: z.number().int() }),
    idempotent: true,
    problems: ["balance-too-low", "account-not-found", "account-exempt", "person-changed"],
  },
});
