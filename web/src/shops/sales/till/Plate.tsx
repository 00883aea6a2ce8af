import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { MarkingReason } from "#contract/shops/sales/new-sale.ts";
import type { FrameNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { PlateNumber } from "./PlateNumber.tsx";
import type { RowProps } from "./row.ts";
import { TillSelect } from "./TillSelect.tsx";

function Marking({ draft, change, faults }: RowProps): ReactNode {
  const words = useTexts(($) => $.till);
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

export function Plate(props: RowProps & { check: FrameNumberCheck }): ReactNode {
  const { t } = useTranslation();
  const { draft, change, faults, check } = props;
  const isMarked = draft.markingReason !== undefined;
  const isFree = check.availability === "free" && faults.frameNumber === undefined;
  return (
    <div className={isFree ? "tillplate tillplate--free" : "tillplate"}>
      {isMarked ? <Marking {...props} /> : <PlateNumber {...props} />}
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
