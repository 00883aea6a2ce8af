import { lazy, type ReactNode, Suspense } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";

const PosterView = lazy(async () => {
  const [{ PosterView }] = await Promise.all([import("./PosterView.tsx"), loadTexts(["papers"])]);
  return { default: PosterView };
});

export function PosterPage(): ReactNode {
  const texts = useTexts(($) => $.bikes.poster);
  usePageTitle(texts.title);
  return (
    <OwnBikeFrame back={texts.back}>
      {(bike) => (
        <Suspense fallback={<output>{texts.loading}</output>}>
          <PosterView bike={bike} />
        </Suspense>
      )}
    </OwnBikeFrame>
  );
}
