import { Checkbox, Alert } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Draft, type Step, asksForReview } from "./draft.ts";
import { Summary } from "./Summary.tsx";
import type { Proof } from "./use-proof.ts";
import type { Ticks } from "./use-registration-form.ts";
import "./review.css";
import { Link, useLocation } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";

function TooFew({ needed, points }: { needed: number; points: number }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Alert
      type="error"
      showIcon
      title={t(($) => $.registration.review.tooFew)}
      description={t(($) => $.registration.review.tooFewText, { needed, points })}
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
  const texts = t(($) => $.registration.review, { returnObjects: true });
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
  ticks: Ticks;
  /** Set once the person has tried to continue without both ticks. */
  unticked: boolean;
  goTo: (step: Step) => void;
  onTick: (changed: Partial<Ticks>) => void;
};

type TickProps = {
  checked: boolean;
  missing: string | false;
  onChange: (checked: boolean) => void;
  children: string;
};

function Tick({ checked, missing, onChange, children }: TickProps): ReactNode {
  return (
    <>
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} className="certify">
        {children}
      </Checkbox>
      {missing !== false && !checked && (
        <p className="field-error" role="alert">
          {missing}
        </p>
      )}
    </>
  );
}

export function ReviewStep({ draft, proof, points, ticks, unticked, goTo, onTick }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.review, { returnObjects: true, skipInterpolation: true });
  const waits = asksForReview(draft);
  return (
    <>
      <Summary draft={draft} proof={proof} goTo={goTo} />
      <PriceBox points={points} />
      {waits && <p className="review__reserved">{texts.reserved}</p>}
      <Tick
        checked={ticks.certified}
        missing={unticked && texts.certifyFirst}
        onChange={(certified) => onTick({ certified })}
      >
        {texts.certify}
      </Tick>
      <Tick
        checked={ticks.started}
        missing={unticked && (waits ? texts.startReviewFirst : texts.startFirst)}
        onChange={(started) => onTick({ started })}
      >
        {waits ? texts.startReview : texts.start}
      </Tick>
    </>
  );
}
