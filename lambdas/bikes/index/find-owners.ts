import * as z from "zod";
import { wordsIn } from "./words.ts";
import { OwnerNameItem } from "#lambdas/people/items/owner-name.ts";
import { keys, ownerNamePartition } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** Each owner is one list to read. For more matches, more of the name has to be typed. */
const maxOwners = 10;
const maxWords = 4;
/** Every hundred items cost half a read unit. */
const maxPerWord = 400;

const Guard = z.object({ userId: z.string().optional() });

const withEmail = async (reader: Reader, email: string): Promise<string[]> => {
  const guard = await reader.get(keys.emailGuard(email.toLowerCase()), Guard);
  return guard?.userId === undefined ? [] : [guard.userId];
};

const withWord = async (reader: Reader, word: string): Promise<Set<string>> => {
  const partition = ownerNamePartition(word);
  const { items } = await reader.query({
    schema: OwnerNameItem,
    partition,
    prefix: word,
    limit: maxPerWord,
  });
  return new Set(items.map(({ userId }) => userId));
};

/** People with this e-mail address, or whose name has a word beginning with each of these. */
export const findOwners = async (reader: Reader, text: string): Promise<string[]> => {
  if (text.includes("@")) return withEmail(reader, text);
  const words = wordsIn(text).slice(0, maxWords);
  const [first, ...others] = await Promise.all(words.map((word) => withWord(reader, word)));
  const called = [...(first ?? [])].filter((userId) => others.every((those) => those.has(userId)));
  return called.slice(0, maxOwners);
};
