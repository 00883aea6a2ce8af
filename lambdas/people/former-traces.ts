import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Traced = Pick<ProfileItem, "userId" | "fullName" | "email" | "phone">;

/** Keeps the name, address and phone number that a change replaces: notes of administrators may still have them. */
export const formerTraceWrites = (before: Traced, after: Traced): Action[] =>
  (["fullName", "email", "phone"] as const).flatMap((field) => {
    const [trace, { userId }] = [before[field], after];
    return trace === undefined || trace === after[field]
      ? []
      : [put(keys.formerTrace(userId, trace), "formerTrace", { userId, trace })];
  });
