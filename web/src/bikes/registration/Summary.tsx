import { Button } from "antd";
import { BadgeCheck, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import type { Picture } from "#web/platform/ui/pictures/picture.ts";
import type { Draft, Step } from "./draft.ts";
import type { Proof } from "./use-proof.ts";

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

function Thumbnail({ picture, alt }: { picture: Picture; alt: string }): ReactNode {
  if (picture.state !== "kept") return null;
  return <img className="summary__picture" src={picture.preview} alt={alt} />;
}

const useFacts = ({ details }: Draft): (readonly [name: string, value: string])[] => {
  const { t } = useTranslation();
  const names = useTexts(($) => $.registration.details);
  const { type, color, brand, model, name, city, description, batterySerialNumber } = details;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [names.type, type && t(($) => $.vocabulary.types[type])],
    [names.brand, brand],
    [names.model, model],
    [names.color, color && t(($) => $.vocabulary.colours[color])],
    [names.battery, type === "elcykel" ? batterySerialNumber : undefined],
    [names.name, name],
    [names.city, city],
    [names.description, description],
  ];
  return facts.flatMap(([term, value]) => {
    const text = value?.trim() ?? "";
    return text === "" ? [] : [[term, text] as const];
  });
};

function Facts({ draft }: { draft: Draft }): ReactNode {
  const facts = useFacts(draft);
  return (
    <dl className="summary__facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { draft: Draft; proof: Proof; goTo: (step: Step) => void };

export function Summary({ draft, proof, goTo }: Props): ReactNode {
  const texts = useTexts(($) => $.registration.review);
  const pictures = useTexts(($) => $.registration.pictures);
  const verified = draft.analysis?.verified === true;
  const hasPhoto = draft.pictures["bike-photo"] !== undefined;
  return (
    <ul className="summary">
      <Row name={texts.frameNumber} onChange={() => goTo("frameNumber")}>
        <Plate number={canonicalFrameNumber(draft.frameNumber)} label={texts.frameNumber} />
      </Row>
      <Row name={texts.photo} onChange={() => goTo("pictures")}>
        <Thumbnail picture={proof.bikePhoto} alt={pictures.previewBike} />
        {!hasPhoto && texts.noPhoto}
      </Row>
      <Row name={texts.receipt} onChange={() => goTo("pictures")}>
        <Thumbnail picture={proof.receipt} alt={pictures.previewReceipt} />
        {verified ? <BadgeCheck size={19} aria-hidden="true" /> : <Hourglass size={19} aria-hidden="true" />}
        {verified ? texts.verified : texts.manualReview}
      </Row>
      <Row name={texts.bike} onChange={() => goTo("details")}>
        <Facts draft={draft} />
      </Row>
    </ul>
  );
}
