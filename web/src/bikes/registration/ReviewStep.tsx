import { Checkbox, Alert } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type Draft, type Step, asksForReview } from "./draft.ts";
import { Summary } from "./Summary.tsx";
import type { Proof } from "./use-proof.ts";
import "./review.css";
import { Link, useLocation } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";

function TooFew({ needed, points }: { needed: number; points: number }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const owes = points < 0;
  return (
    <Alert
      type="error"
      showIcon
      title={t(($) => (owes ? $.registration.failures.points : $.registration.review.tooFew))}
      description={
        owes
          ? t(($) => $.common.points.owed, { points: -points })
          : t(($) => $.registration.review.tooFewText, { needed, points })
      }
      action={
        <Link className="btn btn--primary" to={`/order?${new URLSearchParams({ next: pathname })}`}>
          {t(($) => $.common.points.buy)}
        </Link>
      }
    />
  );
}

function PriceBox({ points }: { points: number | undefined }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.registration.review);
  const amount = (value: number | undefined) =>
    value === undefined ? "…" : t(($) => $.common.points.balance, { points: value });
  const needed = prices.registration;
  const left = points === undefined ? undefined : points - needed;
  return (
    <>
      <dl className="price">
        <div>
          <dt>{texts.price}</dt>
          <dd>{amount(needed)}</dd>
        </div>
        <div>
          <dt>{texts.balance}</dt>
          <dd>{amount(points)}</dd>
        </div>
        {(left ?? 0) >= 0 && (
          <div className="price__left">
            <dt>{texts.left}</dt>
            <dd>{amount(left)}</dd>
          </div>
        )}
      </dl>
      {points !== undefined && points < needed && <TooFew needed={needed} points={points} />}
    </>
  );
}

type Props = {
  draft: Draft;
  proof: Proof;
  points: number;
  ticked: boolean;
  /** Set once the person has tried to continue without the tick. */
  unticked: boolean;
  goTo: (step: Step) => void;
  onTick: (ticked: boolean) => void;
};

export function ReviewStep({ draft, proof, points, ticked, unticked, goTo, onTick }: Props): ReactNode {
  const texts = useTexts(($) => $.registration.review);
  const waits = asksForReview(draft);
  return (
    <>
      <Summary draft={draft} proof={proof} goTo={goTo} />
      <PriceBox points={points} />
      {waits && <p className="review__reserved">{texts.reserved}</p>}
      <p>{texts.certify}</p>
      <Checkbox checked={ticked} onChange={({ target }) => onTick(target.checked)} className="certify">
        {waits ? texts.startReview : texts.start}
      </Checkbox>
      {unticked && !ticked && (
        <p className="field-error" role="alert">
          {waits ? texts.startReviewFirst : texts.startFirst}
        </p>
      )}
    </>
  );
}
