import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { useInfiniteQuery, keepPreviousData } from "@tanstack/react-query";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Me } from "#contract/people/accounts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ConsentRow } from "#web/people/consents/ConsentRow.tsx";
import { consentStore } from "#web/platform/ui/consent/consent-store.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { consentHistoryRoutes } from "#contract/people/consent-history.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const { listConsents } = createClient(consentHistoryRoutes, { token: getAccessToken });
const pageSize = 10;

/** Newest first. `latest` refetches the list after a new answer. */
const consentsQuery = (latest: Pick<Me, "consent" | "mails">) => ({
  ...pagedQuery(queryKeys.account.consents(JSON.stringify(latest)), (cursor, signal) =>
    listConsents({ query: { limit: pageSize, cursor } }, { signal }),
  ),
  placeholderData: keepPreviousData,
  staleTime: 0,
});

export function ConsentsSection({ me: { consent, mails } }: { me: Me }): ReactNode {
  const texts = useTexts(($) => $.settings.consents);
  const query = useInfiniteQuery(consentsQuery({ consent, mails }));
  return (
    <>
      <p>{texts.lead}</p>
      <div className="ways ways--apart">
        <Button onClick={consentStore.reopen}>{texts.cookies}</Button>
        <Link className="btn btn--ghost" to="#mail">
          {texts.mails}
        </Link>
      </div>
      <div className="settings__part">
        <h3>{texts.history}</h3>
        <PagedList
          query={query}
          why={failureText}
          empty={<p className="muted">{texts.empty}</p>}
          keyOf={({ number }) => String(number)}
          words={{ failed: texts.failed, more: texts.older }}
        >
          {(line) => <ConsentRow line={line} />}
        </PagedList>
      </div>
    </>
  );
}
