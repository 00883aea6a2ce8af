import * as z from "zod";
import { Email, Language, Phone } from "#contract/accounts.ts";
import { rule } from "#contract/field-rules.ts";
import { PostalCode } from "#contract/postal-code.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";
import { TypedCompanyNumber, companyProblems } from "./companies.ts";

/** `withdrawn`: by the applicant. */
export const StoreApplicationState = z.enum(["pending", "withdrawn", "rejected", "approved"]);
export type StoreApplicationState = z.infer<typeof StoreApplicationState>;

export const usualBikeCount = 10;

const BikeCount = z
  .int(rule("format"))
  .min(1, rule("format"))
  .max(100_000, rule("format"))
  .default(usualBikeCount);

/** An address counts only where the register does not say one; name and standing of the company are the register's alone. */
export const NewStoreApplication = z.object({
  organisationNumber: TypedCompanyNumber,
  street: optionalText(100),
  postalCode: z.union([z.literal("").transform(() => undefined), PostalCode]).optional(),
  city: optionalText(60),
  contactPerson: requiredText(100),
  email: Email,
  phone: Phone,
  bikeCount: BikeCount,
  message: optionalText(1000),
  language: Language,
});
export type NewStoreApplication = z.infer<typeof NewStoreApplication>;

/** `answerBy` is a day in Sweden, two working days on. */
export const SentStoreApplication = z.object({ answerBy: z.iso.date() });
export type SentStoreApplication = z.infer<typeof SentStoreApplication>;

/** As its link shows it: nothing that the applicant has typed of a person. */
const FollowedStoreApplication = z.object({
  company: z.string(),
  state: StoreApplicationState,
  sentAt: z.iso.datetime(),
  answerBy: z.iso.date(),
  /** The day has passed, and nobody has answered. */
  late: z.boolean(),
  closedAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
});
export type FollowedStoreApplication = z.infer<typeof FollowedStoreApplication>;

/** What the link in the mail ends with. */
const ByToken = z.object({ token: z.string().regex(/^[\w-]{10,60}\.[\w-]{43}$/) });

export const storeApplicationRoutes = defineRoutes({
  applyAsStore: {
    method: "POST",
    path: "/store-applications",
    access: "public",
    summary: "Apply to become a store; a link to follow the application is mailed",
    body: NewStoreApplication,
    response: SentStoreApplication,
    problems: [...companyProblems, "store-application-open", "too-many-requests"],
    idempotent: true,
  },
  /** Reading is a POST, so that the token stands in no address. */
  readStoreApplication: {
    method: "POST",
    path: "/store-applications/reading",
    access: "public",
    summary: "Read how an application to become a store stands, by the link that was mailed",
    body: ByToken,
    response: FollowedStoreApplication,
    problems: ["store-application-not-found"],
  },
  withdrawStoreApplication: {
    method: "POST",
    path: "/store-applications/withdrawal",
    access: "public",
    summary: "Withdraw an application to become a store; doing so again changes nothing",
    body: ByToken,
    response: FollowedStoreApplication,
    problems: ["store-application-not-found", "store-application-decided"],
  },
});
