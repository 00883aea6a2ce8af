import type * as z from "zod";
import { NewContact } from "#contract/contact.ts";
import { ruleOf } from "#contract/field-rules.ts";

/** What the form holds, as it is typed. */
export type Letter = { readonly topic: string; readonly email: string; readonly message: string };
export type LetterField = keyof Letter;
export type LetterFaults = Partial<Record<LetterField, string>>;

const Sendable = NewContact.omit({ solution: true });
export type Sendable = z.output<typeof Sendable>;

export const letterFields: readonly LetterField[] = ["topic", "email", "message"];

/** A letter that can be sent, or the rule that each field breaks. */
export const checkLetter = (
  letter: Letter,
  language: "sv" | "en",
): { letter: Sendable } | { faults: LetterFaults } => {
  const checked = Sendable.safeParse({ ...letter, language });
  if (checked.success) return { letter: checked.data };
  const faults = letterFields.flatMap((field) => {
    const issue = checked.error.issues.find(({ path }) => path[0] === field);
    return issue ? [[field, ruleOf(issue.message)] as const] : [];
  });
  return { faults: Object.fromEntries(faults) };
};
