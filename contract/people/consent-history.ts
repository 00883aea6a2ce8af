import * as z from "zod";
import { Me } from "./accounts.ts";
import { optionalConsents } from "./consent-rules.ts";
import { DocumentAnswer } from "./document-news.ts";
import { accountDocuments } from "./document-versions.ts";
import { MailCategory } from "./notification-settings.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** Raised when the texts about mail choices change. */
export const mailChoiceVersion = 1;

const ConsentPurpose = z.enum([...optionalConsents, ...MailCategory.options, ...accountDocuments]);

/** `declined`: refused by someone who had not agreed before. Terms are `accepted`, a privacy policy is `shown`. */
export const ConsentAnswer = z.enum(["given", "declined", "withdrawn", "accepted", "shown"]);
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;

/** The way in which terms were accepted. `invitation`: with the first own password. `question`: when a new version came. */
export const AcceptanceMethod = z.enum(["bankid", "password", "invitation", "question"]);
export type AcceptanceMethod = z.infer<typeof AcceptanceMethod>;

/** One answer; a later answer is a new line. */
export const ConsentLine = z.object({
  /** Counts a person's answers from 1. */
  number: z.number().int().min(1),
  purpose: ConsentPurpose,
  answer: ConsentAnswer,
  /** The version of the texts shown. */
  version: z.number().int().min(1),
  at: z.iso.datetime(),
  /** The method of acceptance, for terms and policy. */
  door: AcceptanceMethod.optional(),
});
export type ConsentLine = z.infer<typeof ConsentLine>;

export const consentHistoryRoutes = defineRoutes({
  listConsents: {
    method: "GET",
    path: "/me/consents",
    access: "signed-in",
    summary: "List what you have said yes and no to and when, newest first",
    query: PageQuery,
    response: pageOf(ConsentLine),
    problems: ["invalid-cursor"],
  },
  answerDocument: {
    method: "PUT",
    path: "/me/documents",
    access: "signed-in",
    summary: "Accept or decline new terms, or save that you have seen a new privacy policy",
    body: DocumentAnswer,
    response: Me,
    problems: [],
  },
});
