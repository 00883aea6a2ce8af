import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { LoadedHistory } from "./LoadedHistory.tsx";

/** With `compact` it shows only the current owner until it is opened. */
export function OwnershipHistory({
  bikeId,
  compact = false,
}: {
  bikeId: string;
  compact?: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="card historycard" aria-labelledby={id}>
      <h2 id={id}>{t(($) => $.history.title)}</h2>
      <LoadedHistory key={bikeId} bikeId={bikeId} compact={compact} />
    </section>
  );
}
