import * as z from "zod";
import { optionalConsents } from "#contract/consent-rules.ts";
import { MailCategory } from "#contract/notification-settings.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";

/** Rises whenever the texts change by which mails are chosen. */
export const mailChoiceVersion = 1;

/** What someone can say yes and no to: kinds of cookies, and kinds of mail. */
const ConsentPurpose = z.enum([...optionalConsents, ...MailCategory.options]);

/** `declined`: a no from someone who had not said yes. */
export const ConsentAnswer = z.enum(["given", "declined", "withdrawn"]);
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;

/** One answer, which later ones leave as it is. */
export const ConsentLine = z.object({
  /** Counts a person’s answers from 1 on. */
  number: z.number().int().min(1),
  purpose: ConsentPurpose,
  answer: ConsentAnswer,
  /** Of the texts that it is an answer to. */
  version: z.number().int().min(1),
  at: z.iso.datetime(),
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
});
