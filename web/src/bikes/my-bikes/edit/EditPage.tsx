import { Alert } from "antd";
import { ArrowLeft } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { LoadedBike } from "#web/bikes/own-bike/LoadedBike.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "#web/bikes/my-bikes/bikes.css";
import "#web/bikes/my-bikes/bike-view.css";
import "./bike-edit.css";

const EditForm = lazy(async () => ({ default: (await import("./EditForm.tsx")).EditForm }));

export function EditPage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  const texts = t(($) => $.bikeEdit, { returnObjects: true, skipInterpolation: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.back}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => (
          <>
            <h1>{texts.title}</h1>
            {bike.status === "stolen" ? (
              <Alert type="error" showIcon title={texts.stolen} />
            ) : (
              <Suspense fallback={<Skeleton of={["line", "line", "block"]} />}>
                <EditForm bike={bike} />
              </Suspense>
            )}
          </>
        )}
      </LoadedBike>
    </main>
  );
}
