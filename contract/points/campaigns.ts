import * as z from "zod";
import { CampaignCode, PackageId, PointsPackage } from "./purchases.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

/** A discount or bonus points, never both. */
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
    /** The last day, in Swedish time. */
    validTo: z.iso.date(),
    /** Empty means every package. */
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
  /** Uses reserved by started payments; an unpaid payment releases its use. */
  held: z.number().int(),
  /** Redemptions per day over the last ninety days. */
  byDay: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
  /** An administrator can resume a `stopped` campaign. */
  state: z.enum(["coming", "running", "stopped", "ended", "exhausted"]),
  createdAt: z.iso.datetime(),
});
export type Campaign = z.infer<typeof Campaign>;

export const maxPackages = 12;

/** The packages on sale; their ids are unique. */
export const PackageList = z.object({
  items: z
    .array(PointsPackage)
    .min(1)
    .max(maxPackages)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
  /** Kronor per US dollar, for a comparison price. Saving a list without it removes it. */
  sekPerUsd: z.number().min(1).max(100).optional(),
});
export type PackageList = z.infer<typeof PackageList>;

const ByCode = z.object({ code: CampaignCode });

export const campaignRoutes = defineRoutes({
  listCampaigns: {
    method: "GET",
    path: "/admin/points/campaigns",
    access: "admin",
    summary: "List all campaigns, newest first",
    query: PageQuery,
    response: pageOf(Campaign),
    problems: ["invalid-cursor"],
  },
  createCampaign: {
    method: "POST",
    path: "/admin/points/campaigns",
    access: "admin",
    summary: "Create a campaign",
    body: CampaignForm,
    response: Campaign,
    problems: ["campaign-code-taken", "package-not-found"],
  },
  changeCampaign: {
    method: "PATCH",
    path: "/admin/points/campaigns/{code}",
    access: "admin",
    summary: "Stop or resume a campaign",
    params: ByCode,
    body: z.object({ stopped: z.boolean() }),
    response: Campaign,
    problems: ["campaign-not-found"],
  },
  savePackages: {
    method: "PUT",
    path: "/admin/points/packages",
    access: "admin",
    summary: "Change the prices of points from now on; payments already started keep their price",
    body: PackageList,
    response: PackageList,
    problems: ["conflict-try-again"],
  },
  adjustPoints: {
    method: "POST",
    path: "/admin/points/accounts/{userId}",
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
      /** The version of the balance that the administrator saw; a changed balance fails with `balance-changed`. */
      version: z.number().int().min(0),
    }),
    response: z.object({ points: z.number().int() }),
    idempotent: true,
    problems: ["balance-too-low", "account-not-found", "account-exempt", "balance-changed"],
  },
});
