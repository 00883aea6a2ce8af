import type * as z from "zod";
import { NewContact } from "#contract/contact.ts";
import { ruleOf } from "#contract/field-rules.ts";

/** What the form holds, as it is typed. */
export type ContactMessage = { readonly topic: string; readonly email: string; readonly message: string };
export type ContactField = keyof ContactMessage;
export type ContactFaults = Partial<Record<ContactField, string>>;

const Sendable = NewContact.omit({ solution: true });
export type Sendable = z.output<typeof Sendable>;

export const contactFields: readonly ContactField[] = ["topic", "email", "message"];

/** A message that can be sent, or the rule that each field breaks. An empty field is missing, not badly written. */
export const checkContactMessage = (
  message: ContactMessage,
  language: "sv" | "en",
): { message: Sendable } | { faults: ContactFaults } => {
  const checked = Sendable.safeParse({ ...message, language });
  if (checked.success) return { message: checked.data };
  const faults = contactFields.flatMap((field) => {
    if (message[field].trim() === "") return [[field, "required"] as const];
    const issue = checked.error.issues.find(({ path }) => path[0] === field);
    return issue ? [[field, ruleOf(issue.message)] as const] : [];
  });
  return { faults: Object.fromEntries(faults) };
};
