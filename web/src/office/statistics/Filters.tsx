import { type ReactNode, Suspense, lazy, useId } from "react";
import { useTranslation } from "react-i18next";
import { Audience } from "#contract/office/statistics.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { type Choice, comparisonsOf, grainsOf, presetsOf } from "./period.ts";

export type Change = Readonly<
  Partial<Record<"period" | "from" | "to" | "grain" | "compare" | "place" | "audience", string | undefined>>
>;

/** Lazy, because of the list of municipalities. */
const PlaceFilter = lazy(async () => ({ default: (await import("./PlaceFilter.tsx")).PlaceFilter }));

type Props = { choice: Choice; today: string; hasPlace: boolean; onChange: (change: Change) => void };

function Presets({ choice, onChange }: Pick<Props, "choice" | "onChange">): ReactNode {
  const { t } = useTranslation();
  const { from, to, audience } = choice;
  return (
    <fieldset className="stats__presets">
      <legend className="sr">{t(($) => $.statistics.filters.period)}</legend>
      {presetsOf(audience).map((preset) => (
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

function Audiences({ choice, onChange }: Pick<Props, "choice" | "onChange">): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset className="stats__presets">
      <legend className="sr">{t(($) => $.statistics.filters.audience)}</legend>
      {Audience.options.map((audience) => (
        <button
          key={audience}
          type="button"
          aria-pressed={audience === choice.audience}
          onClick={() => onChange({ audience })}
        >
          {t(($) => $.statistics.audiences[audience])}
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

export function Filters({ choice, today, hasPlace, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.statistics.filters, { returnObjects: true });
  return (
    <div className="stats__filters">
      <Audiences choice={choice} onChange={onChange} />
      <Presets choice={choice} onChange={onChange} />
      {choice.preset === "own" && <OwnPeriod choice={choice} today={today} onChange={onChange} />}
      <SelectFilter
        name="compare"
        label={texts.compare}
        value={choice.compare}
        options={comparisonsOf(choice.audience).map(
          (compare) => [compare, t(($) => $.statistics.comparisons[compare])] as const,
        )}
        onChange={(compare) => onChange({ compare })}
      />
      {choice.audience === "office" && (
        <SelectFilter
          name="grain"
          label={texts.grain}
          value={choice.grain}
          options={grainsOf(choice).map((grain) => [grain, t(($) => $.statistics.grains[grain])] as const)}
          onChange={(grain) => onChange({ grain })}
        />
      )}
      {hasPlace && (
        <Suspense fallback={<div className="filter stats__placewaits" />}>
          <PlaceFilter place={choice.place} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
