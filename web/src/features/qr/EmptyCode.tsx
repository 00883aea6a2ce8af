import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { EndedPage } from "#contract/qr.ts";
import { useSession } from "#web/auth/session.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A code that leads to no bike: voided, of a bike that has left the register or waits for its buyer, or none of ours. */
export function EmptyCode({ about }: { about: "unknown" | EndedPage["state"] }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const language = usePageLanguage();
  const mayRegister = about !== "sold" && (session.state !== "signed-in" || session.role === "customer");
  const search = session.state === "signed-in" ? "/" : pageAddress("/bike-search", language);
  const { title, text } = t(($) => $.qr[about], { returnObjects: true });
  return (
    <section className="qrpage__state">
      <div className="qrpage__faded" aria-hidden="true">
        <BikeArt type="hybrid" />
      </div>
      <Badge tone="unknown">{t(($) => $.qr.badges.unknown)}</Badge>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="muted">{t(($) => $.qr.stolen)}</p>
      <div className="qrpage__ways">
        {mayRegister && (
          <Link className="btn btn--primary btn--lg" to="/bike-registration">
            {t(($) => $.qr.register)}
          </Link>
        )}
        <Link className="btn btn--ghost btn--lg" to={search}>
          {t(($) => $.qr.search)}
        </Link>
      </div>
    </section>
  );
}
