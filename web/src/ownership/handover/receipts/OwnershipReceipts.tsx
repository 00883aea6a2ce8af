import { ReceiptText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptControls, type GroupFilter } from "./ReceiptControls.tsx";
import { ReceiptRow } from "./ReceiptRow.tsx";
import { TypedReceipt } from "./TypedReceipt.tsx";
import { type Filter, receiptsQuery } from "./queries.ts";
import "./receipts.css";

const useReceipts = (filter: Filter) => {
  const mine = useInfiniteQuery(receiptsQuery("waiting-for-me", filter));
  const others = useInfiniteQuery(receiptsQuery("waiting-for-other", filter));
  const completed = useInfiniteQuery(receiptsQuery("completed", filter));
  const ended = useInfiniteQuery(receiptsQuery("ended", filter));
  const groups = { "waiting-for-me": mine, "waiting-for-other": others, completed, ended };
  const all = ReceiptGroup.options.map((group) => groups[group]);
  const isMissing = all.some(({ data }) => data === undefined);
  return {
    groups,
    error: isMissing ? all.find(({ error }) => error !== null)?.error : undefined,
    isLoading: isMissing,
    hasNone: (shown: readonly ReceiptGroup[]) =>
      shown.every((group) => groups[group].data?.pages.every(({ items }) => items.length === 0)),
    again: () => void Promise.all(all.filter(({ data }) => data === undefined).map((each) => each.refetch())),
  };
};
type ReceiptsOfGroup = ReturnType<typeof useReceipts>["groups"][ReceiptGroup];

type Props = {
  readonly group: ReceiptGroup;
  readonly receipts: ReceiptsOfGroup;
  /** The next page continues a search. */
  readonly searches: boolean;
};

/** Renders nothing for an empty group. */
function ReceiptSection({ group, receipts, searches }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, hasNextPage } = receipts;
  if (!hasNextPage && data?.pages.every(({ items }) => items.length === 0)) return null;
  return (
    <section className="receipts__group">
      <h2>{t(($) => $.ownershipReceipts.groups[group])}</h2>
      <PagedList
        query={receipts}
        why={failureText}
        empty={null}
        keyOf={({ transferId }) => transferId}
        words={searches ? { more: t(($) => $.ownershipReceipts.searchOn) } : undefined}
      >
        {(entry) => <ReceiptRow entry={entry} />}
      </PagedList>
    </section>
  );
}

function Steps(): ReactNode {
  const { aside, steps, transferOne } = useTexts(($) => $.ownershipReceipts);
  return (
    <aside className="receipts__steps">
      <h2>{aside}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link className="tap" to="/my-bikes">
        {transferOne}
      </Link>
    </aside>
  );
}

function Empty(): ReactNode {
  const { empty, emptyText, toBikes } = useTexts(($) => $.ownershipReceipts);
  return (
    <>
      <EmptyList icon={ReceiptText} title={empty} text={emptyText}>
        <Link className="btn btn--primary" to="/my-bikes">
          {toBikes}
        </Link>
      </EmptyList>
      <TypedReceipt />
    </>
  );
}

function NoHit({ onAll }: { onAll: () => void }): ReactNode {
  const { none, noneText, showAll } = useTexts(($) => $.ownershipReceipts);
  return (
    <EmptyList icon={ReceiptText} title={none} text={noneText}>
      <button type="button" className="btn btn--ghost" onClick={onAll}>
        {showAll}
      </button>
    </EmptyList>
  );
}

function Waiting(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="paged__late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "block", "block"]} />
    </div>
  );
}

const none = { q: "", year: "" };

export function OwnershipReceipts(): ReactNode {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(none);
  const [shown, setShown] = useState<GroupFilter>("");
  const q = useSettled(filter.q.trim());
  const { groups, error, isLoading, hasNone, again } = useReceipts({ ...filter, q });
  const wanted = shown === "" ? ReceiptGroup.options : [shown];
  const isFiltered = q !== "" || filter.year !== "" || shown !== "";
  const goesOn = wanted.some((group) => groups[group].hasNextPage);
  const showAll = (): void => {
    setFilter(none);
    setShown("");
  };
  if (!isFiltered && !isLoading && hasNone(ReceiptGroup.options)) return <Empty />;
  return (
    <div className="receipts__columns">
      <div className="receipts__main">
        <ReceiptControls filter={filter} shown={shown} onFilter={setFilter} onShown={setShown} />
        {error && (
          <FetchFailure
            title={t(($) => $.ownershipReceipts.failed)}
            text={failureText(error)}
            onRetry={again}
          />
        )}
        {isLoading && !error && <Waiting />}
        {!isLoading &&
          wanted.map((group) => (
            <ReceiptSection key={group} group={group} receipts={groups[group]} searches={q !== ""} />
          ))}
        {!isLoading && !goesOn && hasNone(wanted) && <NoHit onAll={showAll} />}
      </div>
      <div className="receipts__aside">
        <TypedReceipt />
        <Steps />
      </div>
    </div>
  );
}
