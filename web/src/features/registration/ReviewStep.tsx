import { Checkbox } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Draft, Step } from "./draft.ts";
import { asksForReview } from "./draft.ts";
import { PriceBox } from "./PriceBox.tsx";
import { Summary } from "./Summary.tsx";
import type { Proof } from "./use-proof.ts";
import type { Ticks } from "./use-registration-form.ts";
import "./review.css";

type Props = {
  draft: Draft;
  proof: Proof;
  points: number;
  ticks: Ticks;
  /** Once the person has asked to go on without both. */
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

/** Everything once more, with the price, and what someone says yes to before anything is spent. */
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
