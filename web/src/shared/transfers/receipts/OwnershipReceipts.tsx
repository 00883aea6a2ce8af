import { ReceiptText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ReceiptGroup } from "#contract/ownership-receipts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { useSettled } from "#web/ui/use-settled.ts";
import { ReceiptControls, type Shown } from "./ReceiptControls.tsx";
import { ReceiptSection } from "./ReceiptSection.tsx";
import { useReceipts } from "./use-receipts.ts";
import "./receipts.css";

/** How a bike changes owner, for the person who has not done it yet. */
function Steps(): ReactNode {
  const { t } = useTranslation();
  const { aside, steps, transferOne } = t(($) => $.ownershipReceipts, {
    returnObjects: true,
    skipInterpolation: true,
  });
  return (
    <aside className="receipts__steps">
      <h2>{aside}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link to="/my-bikes">{transferOne}</Link>
    </aside>
  );
}

function Empty(): ReactNode {
  const { t } = useTranslation();
  const { empty, emptyText, toBikes } = t(($) => $.ownershipReceipts, {
    returnObjects: true,
    skipInterpolation: true,
  });
  return (
    <EmptyList icon={ReceiptText} title={empty} text={emptyText}>
      <Link className="btn btn--primary" to="/my-bikes">
        {toBikes}
      </Link>
    </EmptyList>
  );
}

function NoHit({ onAll }: { onAll: () => void }): ReactNode {
  const { t } = useTranslation();
  const { none, noneText, showAll } = t(($) => $.ownershipReceipts, {
    returnObjects: true,
    skipInterpolation: true,
  });
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

/** What one sells, buys, gives and is given: what waits comes first. */
export function OwnershipReceipts(): ReactNode {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(none);
  const [shown, show] = useState<Shown>("");
  const q = useSettled(filter.q.trim());
  const { groups, error, isLoading, hasNone, again } = useReceipts({ ...filter, q });
  const wanted = shown === "" ? ReceiptGroup.options : [shown];
  const isFiltered = q !== "" || filter.year !== "" || shown !== "";
  const goesOn = wanted.some((group) => groups[group].hasNextPage);
  const showAll = (): void => {
    setFilter(none);
    show("");
  };
  if (!isFiltered && !isLoading && hasNone(ReceiptGroup.options)) return <Empty />;
  return (
    <div className="receipts__columns">
      <div className="receipts__main">
        <ReceiptControls filter={filter} shown={shown} onFilter={setFilter} onShown={show} />
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
      <Steps />
    </div>
  );
}
