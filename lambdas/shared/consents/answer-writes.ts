import type { Answer } from "./answers.ts";
import { type Action, type ActionBuilder, put } from "#lambdas/shared/table/actions.ts";
import type { ConsentLineItem } from "#lambdas/shared/table/items/consent.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** As many answers as may meet at once, and some. */
export const answerTries = 40;

const lineOf = (userId: string, number: number, answer: Answer): Action => {
  const line: ConsentLineItem = { entity: "consentLine", userId, number, ...answer };
  return put(keys.consentLine(userId, number), "consentLine", line).expectNew("stale");
};

/** Writes answers with the change of the profile that they stand for. It fails as `stale` where someone has answered since the profile was read. */
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
