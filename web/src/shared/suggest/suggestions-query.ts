import { queryOptions } from "@tanstack/react-query";
import { searchRoutes, type SuggestedField } from "#contract/search.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";

const client = createClient(searchRoutes, { token: async () => undefined });

/** Values of the register that begin like what is typed. */
export const suggestionsQuery = (field: SuggestedField, prefix: string) =>
  queryOptions({
    queryKey: queryKeys.search.suggestions(field, prefix),
    queryFn: ({ signal }) => client.suggest({ query: { field, prefix } }, { signal }),
    staleTime: 300_000,
    retry: false,
    // While someone goes on typing, what began like it stays.
    placeholderData: (before, asked) =>
      prefix.startsWith(asked?.queryKey[2] ?? prefix) ? before : undefined,
  });
