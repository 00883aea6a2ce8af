import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#contract/people/accounts.ts";
import { mailPreviewRoutes } from "#contract/notifications/mail-previews.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const mailPreviewsApi = createClient(mailPreviewRoutes, { token: getAccessToken });

export const mailPreviewQueries = {
  list: queryOptions({
    queryKey: adminQueryKeys.mailPreviews.all,
    queryFn: ({ signal }) => mailPreviewsApi.listMailPreviews({}, { signal }),
  }),
  one: (name: string, language: Language) =>
    queryOptions({
      queryKey: adminQueryKeys.mailPreviews.one(name, language),
      queryFn: ({ signal }) =>
        mailPreviewsApi.showMailPreview({ params: { name }, query: { language } }, { signal }),
    }),
};
