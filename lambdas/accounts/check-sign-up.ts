import * as z from "zod";
import { minimumNameLength } from "#contract/accounts.ts";
import type { FieldRule } from "#contract/field-rules.ts";
import { requiredText } from "#contract/text.ts";
import type { Attributes } from "#lambdas/accounts/person.ts";

/** The first rule that a sign-up breaks. The web app finds the rule's name in the user pool's error. */
export const brokenSignUpRule = (attributes: Attributes): FieldRule | undefined => {
  if (!z.email().safeParse(attributes["email"]?.trim()).success) return "email-format";
  const name = requiredText(100).safeParse(attributes["name"]);
  if (!name.success) return attributes["name"]?.trim() ? "too-long" : "name-too-short";
  return name.data.length < minimumNameLength ? "name-too-short" : undefined;
};
