import * as z from "zod";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import { OwnerNameItem } from "#lambdas/shared/table/items/owner-name.ts";
import { keys, ownerNamePartition } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Each is a list to read. A person who gets as many has to type more of the name. */
const mostOwners = 10;
const mostWords = 4;
/** Half a unit each hundred. */
const mostOfOneWord = 400;

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
    limit: mostOfOneWord,
  });
  return new Set(items.map(({ userId }) => userId));
};

/** The people with this e-mail, or with a name of which words begin like all of these. */
export const findOwners = async (reader: Reader, text: string): Promise<string[]> => {
  if (text.includes("@")) return withEmail(reader, text);
  const words = wordsIn(text).slice(0, mostWords);
  const [first, ...others] = await Promise.all(words.map((word) => withWord(reader, word)));
  const called = [...(first ?? [])].filter((userId) => others.every((those) => those.has(userId)));
  return called.slice(0, mostOwners);
};
