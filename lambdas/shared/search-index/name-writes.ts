import { wordsIn } from "./words.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type Named = Pick<ProfileItem, "userId" | "fullName">;

const unlist = (words: readonly string[], userId: string): Action[] =>
  words.map((word) => remove(keys.ownerName(word, userId)));

/** What has to be written for nobody to find a person by their name any more. */
export const nameRemovals = ({ userId, fullName }: Named): Action[] =>
  unlist([...new Set(wordsIn(fullName))], userId);

/** What has to be written for administrators to find a person by the words of their name. Nothing where the name has not changed. */
export const nameWrites = (before: Named | undefined, after: Named): Action[] => {
  const { userId } = after;
  const [was, is] = [before, after].map((person) => new Set(wordsIn(person?.fullName ?? "")));
  const gone = [...(was ?? [])].filter((word) => !is?.has(word));
  const come = [...(is ?? [])].filter((word) => !was?.has(word));
  return [
    ...unlist(gone, userId),
    ...come.map((word) => put(keys.ownerName(word, userId), "ownerName", { userId })),
  ];
};
