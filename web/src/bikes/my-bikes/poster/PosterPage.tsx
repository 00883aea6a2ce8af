import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { LoadedBike } from "#web/bikes/own-bike/LoadedBike.tsx";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";

const PosterView = lazy(async () => {
  const [{ PosterView }] = await Promise.all([import("./PosterView.tsx"), loadTexts(["papers"])]);
  return { default: PosterView };
});

export function PosterPage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  const texts = t(($) => $.bikes.poster, { returnObjects: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.back}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => (
          <Suspense fallback={<output>{texts.loading}</output>}>
            <PosterView bike={bike} />
          </Suspense>
        )}
      </LoadedBike>
    </main>
  );
}
