import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "#contract/bike-changes.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { Badge, type BadgeTone } from "#web/ui/Badge.tsx";

const tones: Readonly<Record<Correction["state"], BadgeTone>> = {
  open: "review",
  approved: "registered",
  rejected: "unknown",
};

/** One request, what came of it and what the administrator wrote. */
export function CorrectionCard({ correction }: { correction: Correction }): ReactNode {
  const { t } = useTranslation();
  const { state, request, requestedAt, decidedAt, answer } = correction;
  const names = t(($) => $.bikeEdit.identifying, { returnObjects: true, skipInterpolation: true });
  const wanted: readonly (readonly [term: string, value: string | undefined])[] = [
    [names.frameNumber, request.frameNumber],
    [names.brand, request.brand],
    [names.model, request.model],
    [names.type, request.type && t(($) => $.vocabulary.types[request.type ?? "hybrid"])],
  ];
  return (
    <article className="correction">
      <Badge tone={tones[state]}>{t(($) => $.bikeEdit.correction.states[state])}</Badge>
      <p>
        {wanted.flatMap(([term, value]) => (value === undefined ? [] : [`${term}: ${value}`])).join(", ")}
      </p>
      <p>{request.reason}</p>
      {answer !== undefined && <blockquote>{answer}</blockquote>}
      <p className="muted">
        {decidedAt === undefined
          ? t(($) => $.bikeEdit.correction.asked, { date: dayText(requestedAt, shownLanguage()) })
          : t(($) => $.bikeEdit.correction.decided, { date: dayText(decidedAt, shownLanguage()) })}
      </p>
    </article>
  );
}
