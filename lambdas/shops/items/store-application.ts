import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { StoreApplicationState } from "#contract/shops/applications/applications.ts";
import { InvitationState, StoreApplicationQuestion } from "#contract/shops/applications/decisions.ts";
import { CompanyFacts } from "#lambdas/people/items/company.ts";
import { OrganisationNumber } from "./store.ts";

/** A sole trader's number is encrypted for the future store. */
export const StoreApplicationItem = z.object({
  entity: z.literal("storeApplication"),
  applicationId: z.string(),
  state: StoreApplicationState,
  /** The id of the future store. */
  storeId: z.string(),
  /** The company's key in the table. */
  companyRef: z.string(),
  organisationNumber: OrganisationNumber,
  /** The company register's answer at the time of the application. */
  company: CompanyFacts.omit({ address: true, standing: true }),
  checkedAt: z.iso.datetime(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
  /** The applicant typed a part of the address that the register lacks. */
  addressTyped: z.boolean(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  bikeCount: z.number().int(),
  /** Personal numbers are removed. */
  message: z.string().optional(),
  language: Language,
  /** The applicant's link is derived from it. */
  salt: z.string(),
  sentAt: z.iso.datetime(),
  /** A Swedish date. */
  answerBy: z.iso.date(),
  closedAt: z.iso.datetime().optional(),
  decidedBy: z.string().optional(),
  /** Only for approved stores. */
  invitation: InvitationState.optional(),
  /** The time of the last change, which shows an interrupted `sending`. */
  invitationMovedAt: z.iso.datetime().optional(),
  /** The administrator's reason, which the company reads. */
  reason: z.string().optional(),
  /** Personal numbers are removed. */
  exchange: z.array(StoreApplicationQuestion).default([]),
  /** The time of the last question. */
  returnedAt: z.iso.datetime().optional(),
  /** The `returnedAt` of the question that the applicant has been reminded of. */
  remindedOf: z.iso.datetime().optional(),
  /** The stickers granted with the approval. */
  stickers: z.number().int().optional(),
  /** Epoch seconds; only once closed. */
  expiresAt: z.number().int().optional(),
});
export type StoreApplicationItem = z.infer<typeof StoreApplicationItem>;

/** Guards against a second open application of a company. */
export const OpenStoreApplicationItem = z.object({ applicationId: z.string() });
