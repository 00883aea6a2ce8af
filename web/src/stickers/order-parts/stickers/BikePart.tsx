import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bikes/bike.ts";
import { bikeName } from "./bike-name.ts";

type Props = {
  label: string;
  /** Marks a bike that cannot be chosen yet. */
  inReview?: string;
  bikes: readonly Bike[];
  chosen: Bike | undefined;
  onChoose: (bikeId: string) => void;
  onMore: (() => void) | undefined;
};

export function BikePart({ label, inReview = "", bikes, chosen, onChoose, onMore }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen?.id} onChange={({ target }) => onChoose(target.value)}>
        {bikes.map((bike) => (
          <option key={bike.id} value={bike.id} disabled={bike.status === "pending_review"}>
            {bikeName(bike)}, {bike.frameNumber}
            {bike.status === "pending_review" && ` (${inReview})`}
          </option>
        ))}
      </select>
      {onMore && (
        <button type="button" className="btn btn--quiet" onClick={onMore}>
          {t(($) => $.common.list.more)}
        </button>
      )}
    </div>
  );
}
