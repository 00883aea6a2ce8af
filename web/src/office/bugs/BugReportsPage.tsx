import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { BugState, type BugsQuery } from "#contract/office/bug-reports.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { BugCard } from "./BugCard.tsx";
import { BugView } from "./BugView.tsx";
import { bugQueries } from "./queries.ts";
import "#web/platform/ui/list/link-card.css";
import { useAddressParameters } from "#web/platform/ui/use-address-parameters.ts";
import "./bug-reports.css";

const stateIn = (parameters: URLSearchParams): BugState =>
  BugState.options.find((state) => state === parameters.get("state")) ?? "new";

const orderIn = (parameters: URLSearchParams): BugsQuery["order"] =>
  parameters.get("order") === "oldest" ? "oldest" : "newest";

/** Leaves the defaults out of the URL. */
const addressOf = (state: BugState, order: BugsQuery["order"]): string =>
  new URLSearchParams({
    ...(state === "new" ? {} : { state }),
    ...(order === "newest" ? {} : { order }),
  }).toString();

function Bugs({ title }: { title: string }): ReactNode {
  const [parameters, setParameters] = useAddressParameters();
  const [state, order] = [stateIn(parameters), orderIn(parameters)];
  const query = useInfiniteQuery(bugQueries.list(state, order));
  const { states, orders, empty, orderLabel } = useTexts(($) => $.bugReports);
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

/** /admin-bug-reports, or one bug with `?id=`. */
export function BugReportsPage(): ReactNode {
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  return (
    <main className="wrap page bugs" id="content">
      {id === null ? <AllBugs /> : <BugView id={id} />}
    </main>
  );
}
