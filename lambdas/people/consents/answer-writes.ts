import type { Answer } from "./answers.ts";
import { type Action, type ActionBuilder, put } from "#lambdas/platform/table/actions.ts";
import type { ConsentLineItem } from "#lambdas/people/items/consent.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** More retries than there are answers that may collide. */
export const answerTries = 40;

export const lineOf = (userId: string, number: number, answer: Answer): Action => {
  const line: ConsentLineItem = { entity: "consentLine", userId, number, ...answer };
  return put(keys.consentLine(userId, number), "consentLine", line).expectNew("stale");
};

/** Adds consent lines to a profile change. Fails as `stale` if another answer came since the profile was read. */
export const answerWrites = (
  { userId, consentLines }: Pick<ProfileItem, "userId" | "consentLines">,
  change: ActionBuilder,
  answers: readonly Answer[],
): readonly Action[] => {
  if (answers.length === 0) return [change];
  const before = consentLines ?? 0;
  const counted = change.set({ consentLines: before + answers.length });
  return [
    consentLines === undefined
      ? counted.expectAbsent("consentLines", "stale")
      : counted.expect("consentLines", consentLines, "stale"),
    ...answers.map((answer, place) => lineOf(userId, before + place + 1, answer)),
  ];
};
