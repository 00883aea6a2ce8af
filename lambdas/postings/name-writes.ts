import { wordsIn } from "#lambdas/postings/words.ts";
import { type Action, put, remove } from "#lambdas/table/actions.ts";
import type { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";

export type Named = Pick<ProfileItem, "userId" | "fullName">;

/** What has to be written for administrators to find a person by the words of their name. Nothing where the name has not changed. */
export const nameWrites = (before: Named | undefined, after: Named): Action[] => {
  const { userId } = after;
  const [was, is] = [before, after].map((person) => new Set(wordsIn(person?.fullName ?? "")));
  const gone = [...(was ?? [])].filter((word) => !is?.has(word));
  const come = [...(is ?? [])].filter((word) => !was?.has(word));
  return [
    ...gone.map((word) => remove(keys.ownerName(word, userId))),
    ...come.map((word) => put(keys.ownerName(word, userId), "ownerName", { userId })),
  ];
};
