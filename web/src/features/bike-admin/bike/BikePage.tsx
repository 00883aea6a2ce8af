import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { AdminBike } from "#contract/bike-admin-bike.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Opened } from "#web/ui/dossier/Opened.tsx";
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
  const query = useQuery(bikeQuery(bikeId));
  return (
    <Opened query={query} failed={t(($) => $.bikeAdmin.bike.failed)} why={failureText}>
      {(bike, openedAt) => <View bike={bike} openedAt={openedAt} />}
    </Opened>
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
