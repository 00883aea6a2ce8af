import { Alert } from "antd";
import { lazy, type ReactNode, Suspense } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { UnlessDisputed } from "#web/bikes/own-bike/DisputedNote.tsx";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";
import "./bike-edit.css";

const EditForm = lazy(async () => ({ default: (await import("./EditForm.tsx")).EditForm }));

export function EditPage(): ReactNode {
  const texts = useTexts(($) => $.bikeEdit);
  usePageTitle(texts.title);
  return (
    <OwnBikeFrame back={texts.back}>
      {(bike) => (
        <>
          <h1>{texts.title}</h1>
          {bike.status === "stolen" ? (
            <Alert type="error" showIcon title={texts.stolen} />
          ) : (
            <UnlessDisputed bike={bike}>
              <Suspense fallback={<Skeleton of={["line", "line", "block"]} />}>
                <EditForm bike={bike} />
              </Suspense>
            </UnlessDisputed>
          )}
        </>
      )}
    </OwnBikeFrame>
  );
}
