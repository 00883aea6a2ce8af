import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import {
  correctionsQuery,
  reviewsQuery,
  reportsQuery,
  type ReportFilter,
} from "#web/office/bikes/admin-api.ts";
import { Correction } from "#web/office/bikes/corrections/Correction.tsx";
import { useCasesByKey } from "#web/office/bikes/use-cases-by-key.ts";
import { Review } from "#web/office/bikes/reviews/Review.tsx";
import { Report } from "#web/office/bikes/reports/Report.tsx";
import "#web/platform/ui/list/cases.css";
import "./bike-admin.css";
import { caseIdOf } from "#contract/office/todo.ts";
import { FoundReportState } from "#contract/thefts/found-reports.ts";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import { useAddressParameters } from "#web/platform/ui/use-address-parameters.ts";

const filterIn = (parameters: URLSearchParams): ReportFilter => ({
  state: FoundReportState.options.find((state) => state === parameters.get("state")),
  flagged: parameters.get("flagged") === "true",
});

const addressOf = ({ state, flagged }: ReportFilter): URLSearchParams =>
  new URLSearchParams({ ...(state !== undefined && { state }), ...(flagged && { flagged: "true" }) });

function ReportFilters({ filter }: { filter: ReportFilter }): ReactNode {
  const [, setParameters] = useAddressParameters();
  const change = (changes: Partial<ReportFilter>): void =>
    setParameters(addressOf({ ...filter, ...changes }));
  const texts = useTexts(($) => $.bikeAdmin.filters);
  const states = useTexts(($) => $.finds.states);
  return (
    <div className="adminfilters">
      <SelectField
        label={texts.state}
        value={filter.state}
        choose={texts.any}
        options={FoundReportState.options.map((state) => [state, states[state]] as const)}
        onChoose={(state) => change({ state })}
      />
      <label className="adminfilters__flagged">
        <input
          type="checkbox"
          checked={filter.flagged}
          onChange={({ target }) => change({ flagged: target.checked })}
        />
        {texts.flagged}
      </label>
    </div>
  );
}

function Reports(): ReactNode {
  const [parameters] = useSearchParams();
  const filter = filterIn(parameters);
  const query = useInfiniteQuery(reportsQuery(filter));
  const listed = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = listed.filter(({ reward }) => reward === "under_review" || reward === "held");
  const { current, next } = useCasesByKey(
    "rewards",
    waiting.map(({ id }) => id),
  );
  const { title, text, narrowed } = useTexts(($) => $.bikeAdmin.empty.reports);
  const isNarrowed = filter.state !== undefined || filter.flagged;
  return (
    <>
      <ReportFilters filter={filter} />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={BadgeCheck} title={title} text={isNarrowed ? narrowed : text} />}
        keyOf={({ id }) => id}
      >
        {(report) => <Report report={report} isCurrent={current === report.id} isNext={next === report.id} />}
      </PagedList>
    </>
  );
}

function Reviews(): ReactNode {
  const query = useInfiniteQuery(reviewsQuery);
  const listed = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { open, next, current, isOpen } = useCasesByKey(
    "receipts",
    listed.map(({ bike }) => bike.id),
  );
  const { title, text } = useTexts(($) => $.bikeAdmin.empty.reviews);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={BadgeCheck} title={title} text={text} />}
      keyOf={({ bike }) => bike.id}
    >
      {(review) => (
        <Review
          review={review}
          isOpen={isOpen(review.bike.id)}
          isCurrent={current === review.bike.id}
          isNext={next === review.bike.id}
          onOpen={() => open(review.bike.id)}
        />
      )}
    </PagedList>
  );
}

function Corrections(): ReactNode {
  const query = useInfiniteQuery(correctionsQuery);
  const listed = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const caseOf = ({ bikeId, id }: (typeof listed)[number]) => caseIdOf(bikeId, id);
  const { current, next } = useCasesByKey("corrections", listed.map(caseOf));
  const { title, text } = useTexts(($) => $.bikeAdmin.empty.corrections);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={BadgeCheck} title={title} text={text} />}
      keyOf={({ id }) => id}
    >
      {(correction) => (
        <Correction
          correction={correction}
          isCurrent={current === caseOf(correction)}
          isNext={next === caseOf(correction)}
        />
      )}
    </PagedList>
  );
}

const tabs = ["reports", "reviews", "corrections"] as const;
type Tab = (typeof tabs)[number];

const tabIn = (parameters: URLSearchParams): Tab =>
  tabs.find((tab) => tab === parameters.get("tab")) ?? "reports";

const contents = { reports: Reports, reviews: Reviews, corrections: Corrections };

export function RecoveryReportsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const tab = tabIn(parameters);
  const title = t(($) => $.bikeAdmin.title);
  usePageTitle(title);
  const Content = contents[tab];
  return (
    <main className="wrap page" id="content">
      <h1>{title}</h1>
      <LinkTabs
        label={title}
        shown={tab}
        tabs={tabs.map((id) => ({
          id,
          text: t(($) => $.bikeAdmin.tabs[id]),
          to: id === "reports" ? "" : `tab=${id}`,
        }))}
      />
      <p className="muted">{t(($) => $.bikeAdmin.lead[tab])}</p>
      <Content />
    </main>
  );
}
