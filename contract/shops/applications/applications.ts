import * as z from "zod";
import { Email, Language, Phone } from "#contract/people/accounts.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { PostalCode } from "#contract/platform/postal-code.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";
import { TypedCompanyNumber, companyProblems } from "./companies.ts";

/** `lapsed`: a question to the company was not answered in time. */
export const StoreApplicationState = z.enum([
  "pending",
  "returned",
  "withdrawn",
  "lapsed",
  "rejected",
  "approved",
]);
export type StoreApplicationState = z.infer<typeof StoreApplicationState>;

export const usualBikeCount = 10;

const BikeCount = z
  .int(rule("format"))
  .min(1, rule("format"))
  .max(100_000, rule("format"))
  .default(usualBikeCount);

/** The typed address is used only where the register lacks one; name and status always come from the register. */
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

/** `answerBy` is a Swedish date, two working days after sending. */
export const SentStoreApplication = z.object({ answerBy: z.iso.date() });
export type SentStoreApplication = z.infer<typeof SentStoreApplication>;

/** The public view behind the mailed link; it holds no personal data that the applicant typed. */
const FollowedStoreApplication = z.object({
  company: z.string(),
  state: StoreApplicationState,
  sentAt: z.iso.datetime(),
  answerBy: z.iso.date(),
  /** `answerBy` has passed without a decision. */
  late: z.boolean(),
  closedAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
  /** The administrator's question; only while it waits for an answer. */
  question: z.object({ text: z.string(), askedAt: z.iso.datetime(), endsAt: z.iso.datetime() }).optional(),
});
export type FollowedStoreApplication = z.infer<typeof FollowedStoreApplication>;

/** The token at the end of the mailed link. */
const ByToken = z.object({ token: z.string().regex(/^[\w-]{10,60}\.[\w-]{43}$/) });

export const maxAnswerLength = 1000;

/** `askedAt` says which question it answers, so that a forgotten tab cannot answer a later one. */
const StoreApplicationAnswer = ByToken.extend({
  askedAt: z.iso.datetime(),
  answer: requiredText(maxAnswerLength),
});
export type StoreApplicationAnswer = z.infer<typeof StoreApplicationAnswer>;

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
  /** A POST keeps the token out of URLs, which are logged. */
  readStoreApplication: {
    method: "POST",
    path: "/store-applications/reading",
    access: "public",
    summary: "Read how an application to become a store stands, by the link that was mailed",
    body: ByToken,
    response: FollowedStoreApplication,
    problems: ["store-application-not-found"],
  },
  answerStoreApplication: {
    method: "POST",
    path: "/store-applications/answer",
    access: "public",
    summary: "Answer the question about an application to become a store; doing so again changes nothing",
    body: StoreApplicationAnswer,
    response: FollowedStoreApplication,
    problems: ["store-application-not-found", "store-application-decided", "store-application-answered"],
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
