import { useInfiniteQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { StoreApplicationsQuery } from "#contract/shops/applications/decisions.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { RequestCard } from "./RequestCard.tsx";
import { RequestView } from "./RequestView.tsx";
import { requestQueries } from "./queries.ts";
import "#web/platform/ui/list/link-card.css";
import "./requests.css";

const states = StoreApplicationsQuery.shape.state.unwrap().options;

function Requests({ title, state }: { title: string; state: StoreApplicationsQuery["state"] }): ReactNode {
  const query = useInfiniteQuery(requestQueries.list(state));
  const { tabs, empty, noneReturned } = useTexts(($) => $.storeRequests);
  return (
    <>
      <LinkTabs
        label={title}
        shown={state}
        tabs={[
          { id: "open", text: tabs.open, to: "" },
          { id: "returned", text: tabs.returned, to: "state=returned" },
          { id: "closed", text: tabs.closed, to: "state=closed" },
        ]}
      />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={Store} {...(state === "returned" ? noneReturned : empty)} />}
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
      <Requests title={title} state={states.find((each) => each === parameters.get("state")) ?? "open"} />
    </>
  );
}

function AllRequests(): ReactNode {
  const { allTitle, ordersLead, orders } = useTexts(($) => $.storeRequests);
  return (
    <List title={allTitle}>
      {ordersLead} <Link to="/admin-orders">{orders}</Link>.
    </List>
  );
}

/** /admin-store-requests, and /admin-business-requests with an added link to the orders. */
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
    <main className="wrap page requests" id="content">
      {id === null ? list : <RequestView id={id} />}
    </main>
  );
}
