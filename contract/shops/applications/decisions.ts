import * as z from "zod";
import { maxCodesOrdered } from "#contract/shops/max-codes-ordered.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";
import { StoreApplicationState } from "./applications.ts";

const StoreApplicationId = z.string().regex(/^application_[0-9A-Za-z]{20,40}$/);

/** `due`: the store exists and its owner is not invited yet. `sending`: the mail may or may not have gone out. */
export const InvitationState = z.enum(["due", "sending", "sent"]);
export type InvitationState = z.infer<typeof InvitationState>;

/** Facts from the data that an administrator should look at twice. */
export const StoreApplicationHint = z.enum([
  "company-has-store",
  "same-email-domain",
  "refused-before",
  "young-company",
  "proceedings",
  "address-typed",
]);
export type StoreApplicationHint = z.infer<typeof StoreApplicationHint>;

/** Lists leave out the organisation number, which is a personal number for a sole trader. */
const Listed = z.object({
  id: StoreApplicationId,
  type: z.literal("store_partnership"),
  company: z.string(),
  city: z.string(),
  state: StoreApplicationState,
  sentAt: z.iso.datetime(),
  answerBy: z.iso.date(),
  /** `answerBy` has passed without a decision. */
  late: z.boolean(),
  closedAt: z.iso.datetime().optional(),
  invitation: InvitationState.optional(),
});
export type ListedStoreApplication = z.infer<typeof Listed>;

/** A question to the applicant, and the answer once there is one. */
export const StoreApplicationQuestion = z.object({
  question: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().optional(),
  answeredAt: z.iso.datetime().optional(),
});

const Opened = Listed.extend({
  /** Masked for a sole trader. */
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
  /** The stickers granted with the approval. */
  stickers: z.number().int().optional(),
  exchange: z.array(StoreApplicationQuestion),
});
export type OpenedStoreApplication = z.infer<typeof Opened>;

export const StoreApplicationDecision = z.discriminatedUnion("decision", [
  z.object({
    decision: z.literal("approve"),
    /** The store gets these as its first order. */
    stickers: z.number().int().min(1).max(maxCodesOrdered).optional(),
  }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
  z.object({ decision: z.literal("return"), question: requiredText(500) }),
]);
export type StoreApplicationDecision = z.infer<typeof StoreApplicationDecision>;

export const StoreApplicationsQuery = PageQuery.extend({
  state: z.enum(["open", "returned", "closed"]).default("open"),
});
export type StoreApplicationsQuery = z.infer<typeof StoreApplicationsQuery>;

const ById = z.object({ applicationId: StoreApplicationId });

export const storeDecisionRoutes = defineRoutes({
  listStoreApplications: {
    method: "GET",
    path: "/admin/store-applications",
    access: "admin",
    summary:
      "List applications to become a store: open ones or those returned for more, the oldest first, or closed ones, the newest first",
    query: StoreApplicationsQuery,
    response: pageOf(Listed),
    problems: ["invalid-cursor"],
  },
  openStoreApplication: {
    method: "GET",
    path: "/admin/store-applications/{applicationId}",
    access: "admin",
    summary: "Get an application to become a store, with hints for the administrator",
    params: ById,
    response: Opened,
    problems: ["store-application-not-found"],
  },
  decideStoreApplication: {
    method: "POST",
    path: "/admin/store-applications/{applicationId}/decision",
    access: "admin",
    summary:
      "Approve an application, which opens the store, invites its owner and orders its first stickers if wanted, refuse it with a reason, or return it with a question",
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
    summary: "Retry the invitation of an approved store that was not sent",
    params: ById,
    response: Opened,
    problems: ["store-application-not-found", "store-application-decided"],
  },
});
