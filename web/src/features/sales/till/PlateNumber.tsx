import { type ReactNode, type RefObject, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ruleText } from "#web/i18n/problem-text.ts";
import type { FrameNumberCheck } from "#web/shared/frame-number/use-number-check.ts";
import { BikeGlyph } from "#web/ui/BikeGlyph.tsx";
import { ReadingPart } from "./reading/ReadingPart.tsx";
import type { RowProps } from "./row.ts";
import { Verdict } from "./Verdict.tsx";

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

/** The frame number, scanned, typed or read from a picture, and what the register says of it. */
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
