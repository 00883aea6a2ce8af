import type { SuggestedField, Suggestion } from "#contract/search.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { DictionaryItem } from "#lambdas/shared/table/items/dictionary.ts";
import { dictionaryPartition } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Of so many values the ones that most bikes have are suggested. They are two read units. */
const mostRead = 150;

const mostSuggestions = 8;

type Typed = { readonly field: SuggestedField; readonly prefix: string };

/** Values that begin like what is being typed, those first that most bikes have. */
export const suggest = async (
  reader: Pick<Reader, "query">,
  { field, prefix: typed }: Typed,
): Promise<{ items: Suggestion[] }> => {
  const prefix = normalise(typed, field);
  if (prefix === "") return { items: [] };
  const { items } = await reader.query({
    schema: DictionaryItem,
    partition: dictionaryPartition(field),
    prefix,
    limit: mostRead,
  });
  const likeliest = items.filter(({ bikes }) => bikes > 0).toSorted((a, b) => b.bikes - a.bikes);
  return { items: likeliest.slice(0, mostSuggestions).map(({ value }) => ({ value })) };
};
