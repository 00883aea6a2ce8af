import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Filter, useCases } from "./use-cases.ts";

type PerQueue = ReturnType<typeof useCases>["perQueue"];
type Props = { perQueue: PerQueue; filter: Filter; onChange: (filter: Filter) => void };

const numberOf = (queues: PerQueue): string =>
  `${queues.reduce((sum, { cases }) => sum + cases.length, 0)}${queues.some(({ more }) => more) ? "+" : ""}`;

type ChipProps = { name: string; number: string; isOn: boolean; onPress: () => void };

function Chip({ name, number, isOn, onPress }: ChipProps): ReactNode {
  return (
    <button type="button" className="inbox__chip" aria-pressed={isOn} onClick={onPress}>
      {name} <b>{number}</b>
    </button>
  );
}

/** All of them, or those of one queue, each with how many wait. A queue in which nothing waits is not offered. */
export function Filters({ perQueue, filter, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  return (
    <fieldset className="inbox__filters">
      <legend className="sr">{texts.filter}</legend>
      <Chip
        name={texts.all}
        number={numberOf(perQueue)}
        isOn={filter === "all"}
        onPress={() => onChange("all")}
      />
      {perQueue
        .filter(({ id, cases }) => cases.length > 0 || filter === id)
        .map((queue) => (
          <Chip
            key={queue.id}
            name={texts.queues[queue.id]}
            number={numberOf([queue])}
            isOn={filter === queue.id}
            onPress={() => onChange(queue.id)}
          />
        ))}
    </fieldset>
  );
}
