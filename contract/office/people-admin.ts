import * as z from "zod";
import { IdentityLevel } from "#contract/people/accounts.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { Person, PersonParts, PersonPart } from "./people-admin-person.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

/** The kind of search, guessed from the form of the input. */
export const SoughtAs = z.enum(["email", "phone", "frame-number", "order", "receipt", "account", "name"]);
export type SoughtAs = z.infer<typeof SoughtAs>;

/** Enough to tell people with the same name apart. */
export const FoundPerson = z.object({
  id: z.string(),
  fullName: z.string(),
  /** Masked unless the search was for it. */
  email: z.string(),
  /** City of the newest bike; absent for a protected identity. */
  place: z.string().optional(),
  protectedIdentity: z.boolean(),
  identityLevel: IdentityLevel,
  bikes: z.number().int(),
  /** More bikes exist than `bikes` counts. */
  moreBikes: z.boolean(),
  state: z.enum(["active", "locked", "closing"]),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** Sent as a body, so that no personal data ends up in a URL. */
const PeopleSearch = z.object({ q: requiredText(254) });

const FoundPeople = z.object({
  soughtAs: SoughtAs,
  /** Set if the search was for its frame number. */
  bike: z
    .object({ id: z.string(), brand: z.string(), model: z.string(), frameNumber: z.string() })
    .optional(),
  items: z.array(FoundPerson),
});
export type FoundPeople = z.infer<typeof FoundPeople>;

export const maxReasonLength = 300;

const ById = z.object({ accountId: z.uuid() });
/** Logged in the audit. */
const Why = z.object({ reason: requiredText(maxReasonLength) });
const MailById = ById.extend({ mailId: z.string().regex(/^[\w-]{1,300}$/) });
const refusals = ["account-not-found", "account-exempt"] as const;

export const peopleAdminRoutes = defineRoutes({
  searchPeople: {
    method: "POST",
    path: "/admin/people/search",
    access: "admin",
    summary: "Find people by name, address, number or account, never by personal number; it is recorded",
    body: PeopleSearch,
    response: FoundPeople,
    problems: ["personal-number-not-searched"],
  },
  openPerson: {
    method: "GET",
    path: "/admin/people/{accountId}",
    access: "admin",
    summary: "Get everything support needs about a person; the view is recorded",
    params: ById,
    response: Person,
    problems: ["account-not-found"],
  },
  listMoreOfPerson: {
    method: "GET",
    path: "/admin/people/{accountId}/more",
    access: "admin",
    summary: "Get the next page of one of a person's lists",
    params: ById,
    query: z.object({ part: PersonPart, cursor: z.string(rule("required")).max(500) }),
    response: PersonParts.partial(),
    problems: ["invalid-cursor"],
  },
  signPersonOut: {
    method: "POST",
    path: "/admin/people/{accountId}/sign-out",
    access: "admin",
    summary: "End every session of a person with a reason; it is recorded",
    params: ById,
    body: Why,
    response: z.object({}),
    problems: ["account-not-found", "account-exempt"],
  },
  lockPerson: {
    method: "POST",
    path: "/admin/people/{accountId}/lock",
    access: "admin",
    summary: "Lock an account with a reason: its sessions end and nobody can sign in to it; it is recorded",
    params: ById,
    body: Why,
    response: z.object({}),
    problems: [...refusals, "person-changed"],
  },
  unlockPerson: {
    method: "POST",
    path: "/admin/people/{accountId}/unlock",
    access: "admin",
    summary: "Unlock an account with a reason; it is recorded",
    params: ById,
    body: Why,
    response: z.object({}),
    problems: [...refusals, "person-changed"],
  },
  closePerson: {
    method: "POST",
    path: "/admin/people/{accountId}/closing",
    access: "admin",
    summary: "Close an account at its owner’s request, who can undo it for 30 days; it is recorded",
    params: ById,
    body: Why,
    response: z.object({ eraseAt: z.iso.datetime() }),
    problems: [...refusals, "person-changed", "account-closing-blocked"],
  },
  sendMailAgain: {
    method: "POST",
    path: "/admin/people/{accountId}/mails/{mailId}/again",
    access: "admin",
    summary: "Send a mail again, once, to the person's present address; it is recorded",
    params: MailById,
    body: Why,
    response: z.object({}),
    problems: [
      ...refusals,
      "mail-not-found",
      "mail-not-repeatable",
      "mail-declined",
      "mail-address-refused",
      "mail-sent-again",
    ],
  },
});
