import * as z from "zod";
import { mostCodesOrdered } from "#contract/orders/store-orders.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";
import { StoreApplicationState } from "./applications.ts";

const StoreApplicationId = z.string().regex(/^application_[0-9A-Za-z]{20,40}$/);

/** `due`: the store is there, and its owner is not invited yet. `sending`: nobody knows whether the mail went out. */
export const InvitationState = z.enum(["due", "sending", "sent"]);
export type InvitationState = z.infer<typeof InvitationState>;

/** What an administrator should look at twice; each says only what the data holds. */
export const StoreApplicationHint = z.enum([
  "company-has-store",
  "same-email-domain",
  "refused-before",
  "young-company",
  "proceedings",
  "address-typed",
]);
export type StoreApplicationHint = z.infer<typeof StoreApplicationHint>;

/** The number of a sole trader is in no list. */
const Listed = z.object({
  id: StoreApplicationId,
  type: z.literal("store_partnership"),
  company: z.string(),
  city: z.string(),
  state: StoreApplicationState,
  sentAt: z.iso.datetime(),
  answerBy: z.iso.date(),
  /** The day has passed, and nobody has answered. */
  late: z.boolean(),
  closedAt: z.iso.datetime().optional(),
  invitation: InvitationState.optional(),
});
export type ListedStoreApplication = z.infer<typeof Listed>;

const Opened = Listed.extend({
  /** Masked where it is a person's. */
  organisationNumber: z.string(),
  soleTrader: z.boolean(),
  form: z.string().optional(),
  registeredOn: z.iso.date().optional(),
  trade: z.string().optional(),
  proceedings: z.array(z.string()),
  checkedAt: z.iso.datetime(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  bikeCount: z.number().int(),
  message: z.string().optional(),
  hints: z.array(StoreApplicationHint),
  reason: z.string().optional(),
  /** The stickers it was approved with. */
  stickers: z.number().int().optional(),
});
export type OpenedStoreApplication = z.infer<typeof Opened>;

export const StoreApplicationDecision = z.discriminatedUnion("decision", [
  z.object({
    decision: z.literal("approve"),
    /** Stickers to begin with, which the store gets as its first order. */
    stickers: z.number().int().min(1).max(mostCodesOrdered).optional(),
  }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type StoreApplicationDecision = z.infer<typeof StoreApplicationDecision>;

export const StoreApplicationsQuery = PageQuery.extend({ state: z.enum(["open", "closed"]).default("open") });
export type StoreApplicationsQuery = z.infer<typeof StoreApplicationsQuery>;

const ById = z.object({ applicationId: StoreApplicationId });

export const storeDecisionRoutes = defineRoutes({
  listStoreApplications: {
    method: "GET",
    path: "/admin/store-applications",
    access: "admin",
    summary:
      "List applications to become a store: open ones, the oldest first, or closed ones, the newest first",
    query: StoreApplicationsQuery,
    response: pageOf(Listed),
    problems: ["invalid-cursor"],
  },
  openStoreApplication: {
    method: "GET",
    path: "/admin/store-applications/{applicationId}",
    access: "admin",
    summary: "Get an application to become a store, with what to look at twice",
    params: ById,
    response: Opened,
    problems: ["store-application-not-found"],
  },
  decideStoreApplication: {
    method: "POST",
    path: "/admin/store-applications/{applicationId}/decision",
    access: "admin",
    summary:
      "Approve an application, which opens the store, invites its owner and orders its first stickers if wanted, or refuse it with a reason",
    params: ById,
    body: StoreApplicationDecision,
    response: Opened,
    problems: [
      "store-application-not-found",
      "store-application-decided",
      "case-claimed",
      "company-not-found",
      "company-not-active",
      "company-not-verified",
      "company-register-unavailable",
      "email-taken",
    ],
  },
  inviteStoreOwner: {
    method: "POST",
    path: "/admin/store-applications/{applicationId}/invitation",
    access: "admin",
    summary: "Send the invitation of an approved store where that has come to nothing",
    params: ById,
    response: Opened,
    problems: ["store-application-not-found", "store-application-decided"],
  },
});
