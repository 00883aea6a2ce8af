import { wordsIn } from "./words.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type Named = Pick<ProfileItem, "userId" | "fullName">;

const unlist = (words: readonly string[], userId: string): Action[] =>
  words.map((word) => remove(keys.ownerName(word, userId)));

export const nameRemovals = ({ userId, fullName }: Named): Action[] =>
  unlist([...new Set(wordsIn(fullName))], userId);

/** Lists a person under the words of their name for administrators. Empty if the name has not changed. */
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
