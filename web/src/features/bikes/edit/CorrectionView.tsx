import { useQuery } from "@tanstack/react-query";
import { Alert } from "antd";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { BikesFailure } from "#web/shared/own-bike/BikesFailure.tsx";
import { bikeQueries } from "#web/features/bikes/queries.ts";
import { CorrectionCard } from "./CorrectionCard.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

const CorrectionForm = lazy(async () => ({ default: (await import("./CorrectionForm.tsx")).CorrectionForm }));

/** What was asked before, and a form to ask unless something waits for its decision. */
export function CorrectionView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeEdit.correction, { returnObjects: true, skipInterpolation: true });
  const { data, error, isFetching, refetch } = useQuery(bikeQueries.corrections(bike.id));
  if (bike.status === "stolen") return <Alert type="error" showIcon title={t(($) => $.bikeEdit.stolen)} />;
  if (data === undefined)
    return error === null ? (
      <output>{texts.loading}</output>
    ) : (
      <BikesFailure title={texts.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
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
