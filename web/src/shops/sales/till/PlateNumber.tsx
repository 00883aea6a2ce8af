import { type ReactNode, type RefObject, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import type { FrameNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";
import { ReadingPart } from "#web/shops/sales/till/reading/ReadingPart.tsx";
import type { RowProps } from "./row.ts";
import { CircleCheck, TriangleAlert } from "lucide-react";

/** The register's answer about the number; `Stolen` handles stolen bikes. */
function Verdict({ check: { availability, isChecking, isFailed } }: { check: FrameNumberCheck }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till.verdict, { returnObjects: true, skipInterpolation: true });
  if (isFailed) return <p className="tillverdict">{words.failed}</p>;
  if (availability === undefined) return isChecking ? <p className="tillverdict">{words.checking}</p> : null;
  if (availability === "free")
    return (
      <p className="tillverdict tillverdict--free">
        <CircleCheck size={28} aria-hidden="true" />
        <span>
          <b>{words.free}</b> {words.freeText}
        </span>
      </p>
    );
  const isOwn = availability === "own";
  return (
    <p className="tillverdict tillverdict--taken">
      <TriangleAlert size={28} aria-hidden="true" />
      <span>
        <b>{isOwn ? words.own : words.taken}</b> {isOwn ? words.ownText : words.takenText}
      </span>
    </p>
  );
}

type InputProps = RowProps & { readonly id: string; readonly input: RefObject<HTMLInputElement | null> };

function PlateInput({ draft, change, faults, id, input }: InputProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="tillplate__plate">
      <span className="tillplate__strip" aria-hidden="true">
        <BikeGlyph size={30} />
      </span>
      <input
        ref={input}
        id={id}
        name="frameNumber"
        data-till-field
        className="tillplate__input"
        value={draft.frameNumber}
        onChange={({ target }) => change({ frameNumber: target.value })}
        placeholder={t(($) => $.till.plateHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        aria-invalid={faults.frameNumber === undefined ? undefined : true}
        aria-describedby={`${id}-verdict`}
      />
    </div>
  );
}

export function PlateNumber({ check, ...row }: RowProps & { check: FrameNumberCheck }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { frameNumber: fault } = row.faults;
  const choose = (frameNumber: string): void => {
    row.change({ frameNumber });
    input.current?.focus();
  };
  return (
    <>
      <label className="sr" htmlFor={id}>
        {t(($) => $.till.plate)}
      </label>
      <PlateInput {...row} id={id} input={input} />
      <output id={`${id}-verdict`}>
        {fault === undefined ? (
          <Verdict check={check} />
        ) : (
          <p className="tillplate__fault">{ruleText(fault)}</p>
        )}
      </output>
      <ReadingPart onChoose={choose} />
    </>
  );
}
