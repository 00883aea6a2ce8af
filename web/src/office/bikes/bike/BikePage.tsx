import { useQuery } from "@tanstack/react-query";
import { ShieldCheck, Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { AdminBike, Sight } from "#contract/office/bike-admin-bike.ts";
import { mailtoOf } from "#contract/platform/mailto.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Opened } from "#web/platform/ui/dossier/Opened.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { bikeQuery } from "#web/office/bikes/bike-api.ts";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { Alike } from "./Alike.tsx";
import { BikeFacts } from "./BikeFacts.tsx";
import { BikeHead } from "./BikeHead.tsx";
import { Events } from "./Events.tsx";
import { FalseRegistration } from "./FalseRegistration.tsx";
import { Removal } from "./Removal.tsx";
import "#web/platform/ui/list/cases.css";
import "#web/office/bikes/bike-admin.css";
import "./bike-file.css";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { personPath } from "#web/people/person-path.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = { bike: AdminBike };

function Holder({ bike: { id, owner, removal } }: Props): ReactNode {
  const texts = useTexts(($) => $.bikeAdmin.bike);
  return (
    <Card title={texts.owner}>
      {owner === undefined ? (
        <p className="muted dossier__empty">{texts.noOwner}</p>
      ) : (
        <div className="bikefile__owner">
          <Link
            className="tap"
            to={personPath(owner.id, { from: removal && { queue: "removals", caseId: id } })}
          >
            {owner.name}
          </Link>
          <a className="tap" href={mailtoOf(owner.email)}>
            {owner.email}
          </a>
          {owner.protectedIdentity && <Badge tone="review">{texts.protected}</Badge>}
        </div>
      )}
    </Card>
  );
}

function Codes({ bike: { codes } }: Props): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.bikeAdmin.bike.codes);
  return (
    <Card title={texts.title}>
      {codes.length === 0 ? (
        <p className="muted dossier__empty">{texts.none}</p>
      ) : (
        <ul className="bikefile__codes">
          {codes.map(({ shortCode, kind, state, linkedAt }) => (
            <li key={`${shortCode} ${linkedAt}`}>
              <b>{shortCode}</b>
              <span className="muted">
                {[texts.kinds[kind], texts.states[state], dayText(linkedAt, language)].join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function SightRow({ sight: { who, name, sees } }: { sight: Sight }): ReactNode {
  const texts = useTexts(($) => $.bikeAdmin.bike.sights);
  const Icon = sees.length === 0 ? EyeOff : Eye;
  const parts = sees.map((part) => texts.parts[part]).join(", ");
  return (
    <li className="bikefile__sight">
      <Icon size={18} aria-hidden="true" />
      <div>
        <b>{name === undefined ? texts.who[who] : `${texts.who[who]}, ${name}`}</b>
        <span>{sees.length === 0 ? texts.nothing : parts}</span>
      </div>
    </li>
  );
}

function Sights({ bike: { sights } }: { bike: AdminBike }): ReactNode {
  const { t } = useTranslation();
  return (
    <Card title={t(($) => $.bikeAdmin.bike.sights.title)}>
      <ul className="bikefile__sights">
        {sights.map((sight) => (
          <SightRow key={sight.who} sight={sight} />
        ))}
      </ul>
    </Card>
  );
}

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

/** /admin-bikes/:bikeId. Each view is logged. */
export function BikePage(): ReactNode {
  const { bikeId = "" } = useParams();
  const texts = useTexts(($) => $.bikeAdmin.bike);
  usePageTitle(texts.title);
  return (
    <main className="wrap page" id="content">
      <BackLink to="/admin-bike-search">{texts.back}</BackLink>
      <Content key={bikeId} bikeId={bikeId} />
      <p className="muted bikefile__recorded">
        <ShieldCheck size={18} aria-hidden="true" />
        {texts.recorded}
      </p>
    </main>
  );
}
