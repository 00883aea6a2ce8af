import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { UnlessDisputed } from "#web/bikes/own-bike/DisputedNote.tsx";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { ViewSkeleton } from "#web/bikes/own-bike/ViewSkeleton.tsx";
import "./sell.css";

const Create = lazy(async () => ({ default: (await import("./Create.tsx")).Create }));
const Manage = lazy(async () => ({ default: (await import("./Manage.tsx")).Manage }));

export function SellPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.sell.back)}>
      {(bike) => (
        <Suspense fallback={<ViewSkeleton />}>
          {bike.openListingId === undefined ? (
            <UnlessDisputed bike={bike} title={t(($) => $.sell.title)}>
              <Create bike={bike} />
            </UnlessDisputed>
          ) : (
            <Manage bike={bike} listingId={bike.openListingId} />
          )}
        </Suspense>
      )}
    </OwnBikeFrame>
  );
}
