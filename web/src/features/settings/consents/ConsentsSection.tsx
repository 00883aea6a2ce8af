import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Me } from "#contract/accounts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { ConsentRow } from "#web/shared/consents/ConsentRow.tsx";
import { consentStore } from "#web/ui/consent/consent-store.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { consentsQuery } from "./consents-query.ts";

/** What someone has said yes and no to, with the way to say otherwise. */
export function ConsentsSection({ me: { consent, mails } }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.consents, { returnObjects: true });
  const query = useInfiniteQuery(consentsQuery({ consent, mails }));
  return (
    <>
      <p>{texts.lead}</p>
      <div className="settings__actions">
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
