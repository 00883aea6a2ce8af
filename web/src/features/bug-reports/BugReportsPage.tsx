import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { BugState, type BugsQuery } from "#contract/bug-reports.ts";
import { failureText } from "#web/api/failure-text.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BugCard } from "./BugCard.tsx";
import { BugView } from "./BugView.tsx";
import { bugQueries } from "./queries.ts";
import "#web/ui/list/link-card.css";
import "./bug-reports.css";

const stateIn = (parameters: URLSearchParams): BugState =>
  BugState.options.find((state) => state === parameters.get("state")) ?? "new";

const orderIn = (parameters: URLSearchParams): BugsQuery["order"] =>
  parameters.get("order") === "oldest" ? "oldest" : "newest";

/** The newest first is what an address says that says nothing. */
const addressOf = (state: BugState, order: BugsQuery["order"]): string =>
  new URLSearchParams({
    ...(state === "new" ? {} : { state }),
    ...(order === "newest" ? {} : { order }),
  }).toString();

function Bugs({ title }: { title: string }): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [state, order] = [stateIn(parameters), orderIn(parameters)];
  const query = useInfiniteQuery(bugQueries.list(state, order));
  const { states, orders, empty, orderLabel } = t(($) => $.bugReports, {
    returnObjects: true,
    skipInterpolation: true,
  });
  return (
    <>
      <LinkTabs
        label={title}
        shown={state}
        tabs={BugState.options.map((id) => ({ id, text: states[id], to: addressOf(id, order) }))}
      />
      <SelectFilter
        name="order"
        label={orderLabel}
        value={order}
        options={[
          ["newest", orders.newest],
          ["oldest", orders.oldest],
        ]}
        onChange={(chosen = "newest") => setParameters(addressOf(state, chosen), { replace: true })}
      />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={BadgeCheck} {...empty[state]} />}
        keyOf={({ id }) => id}
      >
        {(bug) => <BugCard bug={bug} />}
      </PagedList>
    </>
  );
}

function AllBugs(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bugReports.title);
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{t(($) => $.bugReports.lead)}</p>
      <Bugs title={title} />
    </>
  );
}

/** /admin-bug-reports: what people say does not work. `?id=` is one of them. */
export function BugReportsPage(): ReactNode {
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  return (
    <main className="wrap bugs" id="content">
      {id === null ? <AllBugs /> : <BugView id={id} />}
    </main>
  );
}
