import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { StoreApplicationState } from "#contract/store-applications/applications.ts";
import { InvitationState } from "#contract/store-applications/decisions.ts";
import { CompanyFacts } from "./company.ts";
import { OrganisationNumber } from "./store.ts";

/** What a company has sent to become a store. Its number is closed for the store that it may become. */
export const StoreApplicationItem = z.object({
  entity: z.literal("storeApplication"),
  applicationId: z.string(),
  state: StoreApplicationState,
  /** The store that an approval opens. */
  storeId: z.string(),
  /** By which the company is known in the table. */
  companyRef: z.string(),
  organisationNumber: OrganisationNumber,
  /** What the register said when it was sent. */
  company: CompanyFacts.omit({ address: true, standing: true }),
  checkedAt: z.iso.datetime(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
  /** The company stated it; otherwise it is the register's. */
  addressTyped: z.boolean(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  bikeCount: z.number().int(),
  /** Without the personal numbers that were in it. */
  message: z.string().optional(),
  language: Language,
  /** From it the link follows that the applicant has. */
  salt: z.string(),
  sentAt: z.iso.datetime(),
  /** The day in Sweden by which it should be answered. */
  answerBy: z.iso.date(),
  closedAt: z.iso.datetime().optional(),
  decidedBy: z.string().optional(),
  /** How far the invitation of an approved store has come. */
  invitation: InvitationState.optional(),
  /** When that last changed: one that has been sending for long has broken off. */
  invitationMovedAt: z.iso.datetime().optional(),
  /** What an administrator wrote to the company. */
  reason: z.string().optional(),
  /** Those that an approved store begins with. */
  stickers: z.number().int().optional(),
  /** Epoch seconds; an open one stays. */
  expiresAt: z.number().int().optional(),
});
export type StoreApplicationItem = z.infer<typeof StoreApplicationItem>;

/** That a company has an application under way. */
export const OpenStoreApplicationItem = z.object({ applicationId: z.string() });
