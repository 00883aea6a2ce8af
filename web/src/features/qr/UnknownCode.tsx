import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "#web/auth/session.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A code that no bike has: not linked yet, voided, or none of ours. */
export function UnknownCode(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const language = usePageLanguage();
  const mayRegister = session.state !== "signed-in" || session.role === "customer";
  const search = session.state === "signed-in" ? "/" : pageAddress("/bike-search", language);
  const texts = t(($) => $.qr.unknown, { returnObjects: true });
  return (
    <section className="qrpage__state">
      <div className="qrpage__faded" aria-hidden="true">
        <BikeArt type="hybrid" />
      </div>
      <Badge tone="unknown">{t(($) => $.qr.badges.unknown)}</Badge>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <p className="muted">{texts.stolen}</p>
      <div className="qrpage__ways">
        {mayRegister && (
          <Link className="btn btn--primary btn--lg" to="/bike-registration">
            {texts.register}
          </Link>
        )}
        <Link className="btn btn--ghost btn--lg" to={search}>
          {texts.search}
        </Link>
      </div>
    </section>
  );
}
