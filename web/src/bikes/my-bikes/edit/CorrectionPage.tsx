import { type ReactNode, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Alert } from "antd";
import { UnlessDisputed } from "#web/bikes/own-bike/DisputedNote.tsx";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { bikeQueries } from "#web/bikes/my-bikes/queries.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import type { Correction } from "#contract/bikes/bike-changes.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { Badge, type BadgeTone } from "#web/platform/ui/Badge.tsx";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";
import "./bike-edit.css";

const tones: Readonly<Record<Correction["state"], BadgeTone>> = {
  open: "review",
  approved: "registered",
  rejected: "unknown",
};

function CorrectionCard({ correction }: { correction: Correction }): ReactNode {
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

const CorrectionForm = lazy(async () => ({ default: (await import("./CorrectionForm.tsx")).CorrectionForm }));

/** Shows earlier requests, and a form unless one is still open. */
function CorrectionView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeEdit.correction, { returnObjects: true, skipInterpolation: true });
  const query = useQuery(bikeQueries.corrections(bike.id));
  const { data } = query;
  if (bike.status === "stolen") return <Alert type="error" showIcon title={t(($) => $.bikeEdit.stolen)} />;
  if (data === undefined) return <NotLoaded query={query} failed={texts.loadFailed} of={["line", "block"]} />;
  const waits = data.items.some(({ state }) => state === "open");
  return (
    <>
      {waits ? (
        <p className="bikeedit__note">{texts.waiting}</p>
      ) : (
        <Suspense fallback={<Skeleton of={["line", "line", "block"]} />}>
          <CorrectionForm key={data.items.length} bike={bike} />
        </Suspense>
      )}
      {data.items.length > 0 && (
        <section className="corrections">
          <h2>{texts.earlier}</h2>
          {data.items.map((correction) => (
            <CorrectionCard key={correction.id} correction={correction} />
          ))}
        </section>
      )}
    </>
  );
}

export function CorrectionPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bikeEdit.correction.title);
  usePageTitle(title);
  return (
    <OwnBikeFrame back={t(($) => $.bikeEdit.back)}>
      {(bike) => (
        <>
          <h1>{title}</h1>
          <UnlessDisputed bike={bike}>
            <CorrectionView bike={bike} />
          </UnlessDisputed>
        </>
      )}
    </OwnBikeFrame>
  );
}
