import { type ReactNode, Suspense, lazy, useId } from "react";
import { useTranslation } from "react-i18next";
import { Comparison } from "#contract/statistics.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { type Choice, grainsOf, presets } from "./period.ts";

export type Change = Readonly<
  Partial<Record<"period" | "from" | "to" | "grain" | "compare" | "place", string | undefined>>
>;

/** The names of all municipalities come when someone asks for one. */
const PlaceFilter = lazy(async () => ({ default: (await import("./PlaceFilter.tsx")).PlaceFilter }));

type Props = { choice: Choice; today: string; hasPlace: boolean; onChange: (change: Change) => void };

function Presets({ choice, onChange }: Pick<Props, "choice" | "onChange">): ReactNode {
  const { t } = useTranslation();
  const { from, to } = choice;
  return (
    <fieldset className="stats__presets">
      <legend className="sr">{t(($) => $.statistics.filters.period)}</legend>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={preset === choice.preset}
          onClick={() =>
            onChange(
              preset === "own"
                ? { period: undefined, from, to }
                : { period: preset, from: undefined, to: undefined, grain: undefined },
            )
          }
        >
          {t(($) => $.statistics.presets[preset])}
        </button>
      ))}
    </fieldset>
  );
}

function OwnPeriod({ choice, today, onChange }: Omit<Props, "hasPlace">): ReactNode {
  const { t } = useTranslation();
  const [fromId, toId] = [useId(), useId()];
  const { from, to } = choice;
  return (
    <div className="stats__own">
      <label htmlFor={fromId}>{t(($) => $.statistics.filters.from)}</label>
      <input
        id={fromId}
        type="date"
        className="plaininput"
        value={from}
        max={today}
        onChange={(event) => onChange({ period: undefined, from: event.target.value || from, to })}
      />
      <label htmlFor={toId}>{t(($) => $.statistics.filters.to)}</label>
      <input
        id={toId}
        type="date"
        className="plaininput"
        value={to}
        onChange={(event) => onChange({ period: undefined, from, to: event.target.value || to })}
      />
    </div>
  );
}

/** Which period is shown, beside which, and how finely. All of it stands in the address. */
export function Filters({ choice, today, hasPlace, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.statistics.filters, { returnObjects: true });
  return (
    <div className="stats__filters">
      <Presets choice={choice} onChange={onChange} />
      {choice.preset === "own" && <OwnPeriod choice={choice} today={today} onChange={onChange} />}
      <SelectFilter
        name="compare"
        label={texts.compare}
        value={choice.compare}
        options={Comparison.options.map(
          (compare) => [compare, t(($) => $.statistics.comparisons[compare])] as const,
        )}
        onChange={(compare) => onChange({ compare })}
      />
      <SelectFilter
        name="grain"
        label={texts.grain}
        value={choice.grain}
        options={grainsOf(choice).map((grain) => [grain, t(($) => $.statistics.grains[grain])] as const)}
        onChange={(grain) => onChange({ grain })}
      />
      <Suspense>{hasPlace && <PlaceFilter place={choice.place} onChange={onChange} />}</Suspense>
    </div>
  );
}
