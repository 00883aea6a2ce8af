import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { AdminBike } from "#contract/bike-admin-bike.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { bikeQuery } from "../bike-api.ts";
import { Alike } from "./Alike.tsx";
import { BikeFacts } from "./BikeFacts.tsx";
import { BikeHead } from "./BikeHead.tsx";
import { Events } from "./Events.tsx";
import { FalseRegistration } from "./FalseRegistration.tsx";
import { Codes, Holder } from "./Holder.tsx";
import { Removal } from "./Removal.tsx";
import { Sights } from "./Sights.tsx";
import "../bike-admin.css";
import "./bike-file.css";
import "#web/ui/dossier/dossier.css";

function View({ bike, openedAt }: { bike: AdminBike; openedAt: number }): ReactNode {
  usePageTitle(`${bike.brand} ${bike.model}`);
  return (
    <>
      <BikeHead bike={bike} />
      {bike.removal && <Removal removal={bike.removal} />}
      <div className="dossier">
        <div className="dossier__main">
          <BikeFacts bike={bike} />
          <Events bike={bike} openedAt={openedAt} />
        </div>
        <aside className="dossier__side">
          <Holder bike={bike} />
          <Alike bike={bike} />
          <Sights bike={bike} />
          <Codes bike={bike} />
          {bike.deletedAt === undefined && bike.removal === undefined && <FalseRegistration bike={bike} />}
        </aside>
      </div>
    </>
  );
}

function Content({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(bikeQuery(bikeId));
  if (data !== undefined) return <View bike={data} openedAt={dataUpdatedAt} />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure
        title={t(($) => $.bikeAdmin.bike.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="late dossier__late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["name", "line", "block", "block", "block"]} />
    </div>
  );
}

/** /admin-bikes/:bikeId: all that is known of a bike. Coming here is written down. */
export function BikePage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  const texts = t(($) => $.bikeAdmin.bike, { returnObjects: true, skipInterpolation: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap bikeadmin" id="content">
      <Link className="dossier__back" to="/admin-bike-search">
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.back}
      </Link>
      <Content key={bikeId} bikeId={bikeId} />
      <p className="muted bikefile__recorded">
        <ShieldCheck size={18} aria-hidden="true" />
        {texts.recorded}
      </p>
    </main>
  );
}
