import type { ReactNode } from "react";
import { PeriodView } from "./PeriodView.tsx";
import { TheftView } from "./TheftView.tsx";
import type { Happening } from "./timeline.ts";

type Props = {
  happenings: readonly Happening[];
  now: Date;
  onStale: () => void;
  receiptPath?: string | undefined;
};

export function HistoryList({ happenings, now, onStale, receiptPath }: Props): ReactNode {
  return (
    <ol className="history__list">
      {happenings.map((happening, place) => (
        <li key={`${happening.kind} ${happening.day} ${place}`}>
          {happening.kind === "theft" ? (
            <TheftView theft={happening.theft} />
          ) : (
            <PeriodView period={happening.period} now={now} onStale={onStale} receiptPath={receiptPath} />
          )}
        </li>
      ))}
    </ol>
  );
}
