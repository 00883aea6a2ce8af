import type * as z from "zod";
import { NewContact } from "#contract/office/contact.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";

export type ContactMessage = {
  readonly topic: string;
  /** Empty for none. The form asks for it only under the topic of personal data. */
  readonly right: string;
  readonly email: string;
  readonly message: string;
};
export type ContactField = Exclude<keyof ContactMessage, "right">;
export type ContactFaults = Partial<Record<ContactField, string>>;

const Sendable = NewContact.omit({ solution: true });
export type Sendable = z.output<typeof Sendable>;

export const contactFields: readonly ContactField[] = ["topic", "email", "message"];

/** Returns a valid message, or the broken rule of each field. An empty field is required, not malformed. */
export const checkContactMessage = (
  message: ContactMessage,
  language: "sv" | "en",
  caseNumber?: string,
): { message: Sendable } | { faults: ContactFaults } => {
  const right = message.topic === "privacy" && message.right !== "" ? message.right : undefined;
  const checked = Sendable.safeParse({ ...message, right, caseNumber, language });
  if (checked.success) return { message: checked.data };
  const faults = contactFields.flatMap((field) => {
    if (message[field].trim() === "") return [[field, "required"] as const];
    const issue = checked.error.issues.find(({ path }) => path[0] === field);
    return issue ? [[field, ruleOf(issue.message)] as const] : [];
  });
  return { faults: Object.fromEntries(faults) };
};
