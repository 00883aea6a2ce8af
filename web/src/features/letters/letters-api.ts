import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#contract/accounts.ts";
import { letterRoutes } from "#contract/letters.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const lettersApi = createClient(letterRoutes, { token: getAccessToken });

export const letterQueries = {
  names: queryOptions({
    queryKey: ["letters"],
    queryFn: ({ signal }) => lettersApi.listLetters({}, { signal }),
  }),
  one: (name: string, language: Language) =>
    queryOptions({
      queryKey: ["letters", name, language],
      queryFn: ({ signal }) => lettersApi.showLetter({ params: { name }, query: { language } }, { signal }),
    }),
};
