import * as z from "zod";
import { IdentityLevel } from "#contract/accounts.ts";
import { rule } from "#contract/field-rules.ts";
import { Person, PersonParts, PersonPart } from "#contract/people-admin-person.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** What was typed is taken for, by its form. */
export const SoughtAs = z.enum(["email", "phone", "frame-number", "order", "receipt", "account", "name"]);
export type SoughtAs = z.infer<typeof SoughtAs>;

/** Someone among those who were found, with as much as it takes to tell them apart. */
export const FoundPerson = z.object({
  id: z.string(),
  fullName: z.string(),
  /** Masked unless it is what was looked for. */
  email: z.string(),
  /** Where their newest bike is. Of whom the identity is protected nothing is told. */
  place: z.string().optional(),
  protectedIdentity: z.boolean(),
  identityLevel: IdentityLevel,
  bikes: z.number().int(),
  /** There are more bikes than were counted. */
  moreBikes: z.boolean(),
  state: z.enum(["active", "locked", "closing"]),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** It is a body, so that nothing of whom someone looks for stands in an address. */
const PeopleSearch = z.object({ q: requiredText(254) });

const FoundPeople = z.object({
  soughtAs: SoughtAs,
  /** The bike that has the frame number that was looked for. */
  bike: z
    .object({ id: z.string(), brand: z.string(), model: z.string(), frameNumber: z.string() })
    .optional(),
  items: z.array(FoundPerson),
});
export type FoundPeople = z.infer<typeof FoundPeople>;

/** At most this many characters of why something is done. */
export const longestWhy = 300;

const ById = z.object({ accountId: z.uuid() });
/** The administrator’s own words, for the audit. */
const Why = z.object({ reason: requiredText(longestWhy) });
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
    summary: "Get all that support is asked about of a person; the view is recorded",
    params: ById,
    response: Person,
    problems: ["account-not-found"],
  },
  listMoreOfPerson: {
    method: "GET",
    path: "/admin/people/{accountId}/more",
    access: "admin",
    summary: "Go on in one list of a person that was opened, by the cursor that was given with it",
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
    summary: "Send a mail to a person once more, once, to the address they have now; it is recorded",
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
