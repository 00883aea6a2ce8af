import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { mailPreferenceRoutes } from "#contract/mail-preferences.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";

/** The link in the mail is all the right that is needed: the person who opens it need not be signed in. */
const api = createClient(mailPreferenceRoutes, { token: async () => undefined });

/** Behind the # no server is sent it, and none writes it down. */
const useToken = (): string => useLocation().hash.slice(1);

/** A token that cannot be one is answered as an invalid request. */
const isRefused = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "mail-link-invalid" || error.code === "invalid-request");

/** What the link in the address is about. Nothing is chosen before someone presses: mail programs open links by themselves. */
export const useMailChoice = () => {
  const token = useToken();
  const queries = useQueryClient();
  const queryKey = queryKeys.mailPreferences.choice(token);
  const choice = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getMailPreference({ params: { token } }, { signal }),
    enabled: token !== "",
    retry: (count, error) => !isRefused(error) && count < 2,
  });
  const choosing = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.wantMails({ params: { token } }) : api.refuseMails({ params: { token } }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
  });
  return { choice, choosing, isInvalid: token === "" || isRefused(choice.error) };
};
