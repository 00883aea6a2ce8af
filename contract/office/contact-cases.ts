import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { CaseNumber, ContactTopic, DataRight } from "./contact.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const ContactState = z.enum(["new", "assigned", "answered", "closed"]);
export type ContactState = z.infer<typeof ContactState>;

/** The firewall refuses bodies above 8 kB, and a character can take three bytes. */
export const maxContactAnswerLength = 2500;
export const maxContactReasonLength = 500;

/** The answer to a request about personal data: one month by law, three at most. */
const Due = z.object({
  /** Swedish date. */
  on: z.iso.date(),
  /** Negative once the day has passed; absent once answered or closed. */
  daysLeft: z.number().int().optional(),
  /** True if the time can still be extended by two months. */
  canExtend: z.boolean(),
});

const ListedContactCase = z.object({
  caseNumber: CaseNumber,
  topic: ContactTopic,
  right: DataRight.optional(),
  state: ContactState,
  /** Masked. */
  from: z.string(),
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  due: Due.optional(),
  holder: PersonRef.optional(),
  mine: z.boolean(),
});
export type ListedContactCase = z.infer<typeof ListedContactCase>;

export const ContactEntryKind = z.enum(["letter", "taken", "sorted", "answer", "extension", "closing"]);

/** An event of a case. Letters are from the sender, all other entries from the office. */
const ContactEntry = z.object({
  kind: ContactEntryKind,
  at: z.iso.datetime(),
  text: z.string().optional(),
  by: PersonRef.optional(),
});
export type ContactEntry = z.infer<typeof ContactEntry>;

export const OpenedContactCase = ListedContactCase.extend({
  email: z.string(),
  language: Language,
  personalNumberHidden: z.boolean(),
  /** The account with that address. Anybody can type an address, so it does not prove who wrote. */
  account: PersonRef.optional(),
  /** Oldest first. */
  history: z.array(ContactEntry),
  /** Days from the newest question to its answer. */
  answeredIn: z.number().int().optional(),
  /** Actions on any other version are refused. */
  version: z.number().int(),
});
export type OpenedContactCase = z.infer<typeof OpenedContactCase>;

const ContactCasesQuery = PageQuery.extend({ state: ContactState.default("new") });
export type ContactCasesQuery = z.infer<typeof ContactCasesQuery>;

const ByNumber = z.object({ caseNumber: CaseNumber });
/** The version that the administrator has seen. */
const Seen = z.object({ version: z.number().int() });
const Why = Seen.extend({ reason: requiredText(maxContactReasonLength) });

/** With `waits` the month goes on: the sender is asked something, or told what remains. */
const Answer = Seen.extend({ text: requiredText(maxContactAnswerLength), waits: z.boolean().optional() });

const path = "/admin/people/letters";
const one = `${path}/{caseNumber}` as const;
const refusals = ["account-exempt", "contact-case-not-found", "contact-case-changed"] as const;
const heldRefusals = [...refusals, "contact-case-held", "case-claimed"] as const;

/** A separate route set, so that the page with the queue stays small. */
export const contactQueueRoutes = defineRoutes({
  listContactCases: {
    method: "GET",
    path,
    access: "admin",
    summary: "List letters in one state: those with a due date first, by it, then by when they came",
    query: ContactCasesQuery,
    response: pageOf(ListedContactCase),
    problems: ["invalid-cursor"],
  },
});

export const contactCaseRoutes = defineRoutes({
  searchContactCases: {
    method: "POST",
    path: `${path}/search`,
    access: "admin",
    summary:
      "Find letters by exact case number, email address or account, never by personal number; it is recorded",
    body: z.object({ q: requiredText(254) }),
    response: z.object({ items: z.array(ListedContactCase) }),
    problems: ["personal-number-not-searched"],
  },
  openContactCase: {
    method: "GET",
    path: one,
    access: "admin",
    summary: "Get a letter with everything that has happened in its case; the view is recorded",
    params: ByNumber,
    response: OpenedContactCase,
    problems: ["contact-case-not-found"],
  },
  takeContactCase: {
    method: "POST",
    path: `${one}/holder`,
    access: "admin",
    summary: "Take a case, from a colleague too; it is recorded",
    params: ByNumber,
    body: Seen,
    response: z.object({}),
    problems: [...refusals, "case-claimed"],
  },
  sortContactCase: {
    method: "POST",
    path: `${one}/right`,
    access: "admin",
    summary: "Mark a letter as a request about personal data, due a month after it came; it is recorded",
    params: ByNumber,
    body: Seen.extend({ right: DataRight }),
    response: z.object({}),
    problems: heldRefusals,
  },
  answerContactCase: {
    method: "POST",
    path: `${one}/answer`,
    access: "admin",
    summary: "Answer a letter by mail, or ask its sender something while the case waits; it is recorded",
    params: ByNumber,
    body: Answer,
    response: z.object({}),
    problems: heldRefusals,
  },
  extendContactCase: {
    method: "POST",
    path: `${one}/extension`,
    access: "admin",
    summary:
      "Take two more months for a request, once and before it is due; its sender gets the reason by mail",
    params: ByNumber,
    body: Why,
    response: z.object({}),
    problems: [...heldRefusals, "contact-case-not-extendable"],
  },
  closeContactCase: {
    method: "POST",
    path: `${one}/closing`,
    access: "admin",
    summary: "Close a case with a reason, which its sender does not get; it is recorded",
    params: ByNumber,
    body: Why,
    response: z.object({}),
    problems: heldRefusals,
  },
});
