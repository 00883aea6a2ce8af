import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AdminBike } from "#contract/bike-admin-bike.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Card } from "#web/ui/dossier/Card.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Props = { bike: AdminBike };

/** Whose the bike is. */
export function Holder({ bike: { owner } }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeAdmin.bike, { returnObjects: true, skipInterpolation: true });
  return (
    <Card title={texts.owner}>
      {owner === undefined ? (
        <p className="muted dossier__empty">{texts.noOwner}</p>
      ) : (
        <div className="bikefile__owner">
          <Link to={`/admin-people/${owner.id}`}>{owner.name}</Link>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>
          {owner.protectedIdentity && <Badge tone="review">{texts.protected}</Badge>}
        </div>
      )}
    </Card>
  );
}

/** The codes that lead to the bike, and those that did. */
export function Codes({ bike: { codes } }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.bikeAdmin.bike.codes, { returnObjects: true });
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
