import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { MarkingReason } from "#contract/sales/new-sale.ts";
import type { FrameNumberCheck } from "#web/shared/frame-number/use-number-check.ts";
import { BikeGlyph } from "#web/ui/BikeGlyph.tsx";
import { ruleText } from "#web/i18n/problem-text.ts";
import type { RowProps } from "./row.ts";
import { TillSelect } from "./TillSelect.tsx";
import { Verdict } from "./Verdict.tsx";

function Number({ draft, change, faults, check }: RowProps & { check: FrameNumberCheck }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { frameNumber: fault } = faults;
  return (
    <>
      <label className="sr" htmlFor={id}>
        {t(($) => $.till.plate)}
      </label>
      <div className="tillplate__plate">
        <span className="tillplate__strip" aria-hidden="true">
          <BikeGlyph size={30} />
        </span>
        <input
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
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={`${id}-verdict`}
        />
      </div>
      <output id={`${id}-verdict`}>
        {fault === undefined ? (
          <Verdict check={check} />
        ) : (
          <p className="tillplate__fault">{ruleText(fault)}</p>
        )}
      </output>
    </>
  );
}

function Marking({ draft, change, faults }: RowProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <TillSelect
        label={words.marking}
        fault={faults.markingReason}
        value={draft.markingReason}
        options={MarkingReason.options.map((reason) => [reason, words.markingReasons[reason]] as const)}
        onChoose={(markingReason) => change({ markingReason })}
      />
      <p className="muted">{words.markingHint}</p>
    </>
  );
}

/** The frame number, or why there is none: the first and largest field. */
export function Plate(props: RowProps & { check: FrameNumberCheck }): ReactNode {
  const { t } = useTranslation();
  const { draft, change, check } = props;
  const isMarked = draft.markingReason !== undefined;
  const isFree = check.availability === "free";
  return (
    <div className={isFree ? "tillplate tillplate--free" : "tillplate"}>
      {isMarked ? <Marking {...props} /> : <Number {...props} />}
      <button
        type="button"
        className="btn btn--quiet"
        onClick={() => change({ markingReason: isMarked ? undefined : "missing", frameNumber: "" })}
      >
        {isMarked ? t(($) => $.till.withNumber) : t(($) => $.till.noNumber)}
      </button>
    </div>
  );
}
