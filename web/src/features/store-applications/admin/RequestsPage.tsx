import { useInfiniteQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { RequestCard } from "./RequestCard.tsx";
import { RequestView } from "./RequestView.tsx";
import { requestQueries } from "./queries.ts";
import "#web/ui/list/link-card.css";
import "./requests.css";

function Requests({ title, state }: { title: string; state: "open" | "closed" }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(requestQueries.list(state));
  const { tabs, empty } = t(($) => $.storeRequests, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <LinkTabs
        label={title}
        shown={state}
        tabs={[
          { id: "open", text: tabs.open, to: "" },
          { id: "closed", text: tabs.closed, to: "state=closed" },
        ]}
      />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={Store} {...empty} />}
        keyOf={({ id }) => id}
      >
        {(request) => <RequestCard request={request} />}
      </PagedList>
    </>
  );
}

function List({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">
        {t(($) => $.storeRequests.lead)} {children}
      </p>
      <Requests title={title} state={parameters.get("state") === "closed" ? "closed" : "open"} />
    </>
  );
}

function AllRequests(): ReactNode {
  const { t } = useTranslation();
  const { allTitle, ordersLead, orders } = t(($) => $.storeRequests, {
    returnObjects: true,
    skipInterpolation: true,
  });
  return (
    <List title={allTitle}>
      {ordersLead} <Link to="/admin-orders">{orders}</Link>.
    </List>
  );
}

/** /admin-store-requests: who wants to become a store. /admin-business-requests: the same, with the way to what companies order. */
export function RequestsPage(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  const list =
    pathname === "/admin-business-requests" ? (
      <AllRequests />
    ) : (
      <List title={t(($) => $.storeRequests.title)} />
    );
  return (
    <main className="wrap requests" id="content">
      {id === null ? list : <RequestView id={id} />}
    </main>
  );
}
