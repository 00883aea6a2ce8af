import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FreePage } from "#contract/qr.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { QrSticker } from "#web/ui/QrSticker.tsx";

const LinkToBike = lazy(async () => ({ default: (await import("./LinkToBike.tsx")).LinkToBike }));

type Props = { uid: string; page: FreePage };

/** A sticker that is on no bike: it goes onto one of the person's own, or begins a registration. */
export function FreeCode({ uid, page: { shortCode, store } }: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  const texts = t(($) => $.qr.free, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="qrpage__state">
      <div aria-hidden="true">
        <QrSticker size={120} text={shownShortCode(shortCode)} />
      </div>
      <Badge tone="unknown">{t(($) => $.qr.badges.unknown)}</Badge>
      <h1>{t(($) => $.qr.free.title, { code: shownShortCode(shortCode) })}</h1>
      <p>{texts.text}</p>
      {store && <p>{t(($) => $.qr.free.store, store)}</p>}
      <p className="muted">{t(($) => $.qr.stolen)}</p>
      <Suspense>{isCustomer && <LinkToBike uid={uid} />}</Suspense>
      <div className="qrpage__ways">
        {(isCustomer || session.state === "signed-out") && (
          <Link
            className={`btn ${isCustomer ? "btn--ghost" : "btn--primary"} btn--lg`}
            to={`/bike-registration?code=${uid}`}
          >
            {texts.register}
          </Link>
        )}
        {session.state === "signed-out" && (
          <Link className="btn btn--ghost btn--lg" to={signInPath(`/qr/${uid}`)}>
            {texts.signIn}
          </Link>
        )}
      </div>
    </section>
  );
}
