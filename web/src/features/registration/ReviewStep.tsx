import { Button, Checkbox } from "antd";
import { BadgeCheck, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { Plate } from "#web/ui/Plate.tsx";
import type { Draft, Step } from "./draft.ts";
import { PriceBox } from "./PriceBox.tsx";
import "./review.css";

type RowProps = { name: string; onChange: () => void; children: ReactNode };

function Row({ name, onChange, children }: RowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <li className="summary__row">
      <span className="summary__name">{name}</span>
      <span className="summary__value">{children}</span>
      <Button type="link" onClick={onChange}>
        {t(($) => $.common.change)}
        <span className="sr"> {name.toLowerCase()}</span>
      </Button>
    </li>
  );
}

function Summary({ draft, goTo }: { draft: Draft; goTo: (step: Step) => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.review, { returnObjects: true });
  const { brand, model, color, type } = draft.details;
  const colour = color && t(($) => $.vocabulary.colours[color]).toLowerCase();
  const kind = type && t(($) => $.vocabulary.types[type]).toLowerCase();
  const verified = draft.analysis?.verified === true;
  return (
    <ul className="summary">
      <Row name={texts.frameNumber} onChange={() => goTo("frameNumber")}>
        <Plate number={canonicalFrameNumber(draft.frameNumber)} label={texts.frameNumber} />
      </Row>
      <Row name={texts.receipt} onChange={() => goTo("pictures")}>
        {verified ? <BadgeCheck size={19} aria-hidden="true" /> : <Hourglass size={19} aria-hidden="true" />}
        {verified ? texts.verified : texts.manualReview}
      </Row>
      <Row name={texts.bike} onChange={() => goTo("details")}>
        {[`${brand} ${model}`.trim(), colour, kind].filter(Boolean).join(", ")}
      </Row>
    </ul>
  );
}

type Props = {
  draft: Draft;
  points: number | undefined;
  certified: boolean;
  /** Shown once the person has asked to go on without certifying. */
  missing: boolean;
  goTo: (step: Step) => void;
  onCertify: (certified: boolean) => void;
};

/** Everything once more, with the price, before anything is spent. */
export function ReviewStep({ draft, points, certified, missing, goTo, onCertify }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Summary draft={draft} goTo={goTo} />
      <PriceBox points={points} />
      <Checkbox checked={certified} onChange={({ target }) => onCertify(target.checked)} className="certify">
        {t(($) => $.registration.review.certify)}
      </Checkbox>
      {missing && !certified && (
        <p className="field-error" role="alert">
          {t(($) => $.registration.review.certifyFirst)}
        </p>
      )}
    </>
  );
}
