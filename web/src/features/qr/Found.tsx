import { HandCoins, Phone, ShieldAlert } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedPage } from "#contract/qr.ts";
import { FoundButton } from "#web/shared/found-reports/FoundButton.tsx";
import { ReportFound } from "#web/shared/found-reports/ReportFound.tsx";
import { ContactOwner } from "#web/shared/messages/ContactOwner.tsx";
import { useIsOwnBike } from "#web/shared/own-bike/use-is-own-bike.ts";
import { useSession } from "#web/auth/session.ts";
import { loadTexts } from "#web/i18n/i18n.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const AnonymousDialog = lazy(async () => {
  const [{ AnonymousDialog }] = await Promise.all([import("./AnonymousDialog.tsx"), loadTexts(["found"])]);
  return { default: AnonymousDialog };
});

const SharePlace = lazy(async () => {
  const [{ SharePlace }] = await Promise.all([import("./scans/SharePlace.tsx"), loadTexts(["qrScans"])]);
  return { default: SharePlace };
});

type Props = { uid: string; page: LinkedPage };

/** Its owner knows where they are themselves. */
function Where({ uid, bikeId }: { uid: string; bikeId: string }): ReactNode {
  const isOwn = useIsOwnBike(bikeId);
  return <Suspense>{isOwn === false && <SharePlace uid={uid} />}</Suspense>;
}

/** What to do about a bike that is missed. */
export function Found({ uid, page }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const session = useSession();
  const { reward, bikeId } = page;
  const bike = { frameNumber: page.bike.frameNumber, reward };
  const texts = t(($) => $.qr.found, { returnObjects: true });
  return (
    <div className="qrfound">
      <p className="qrfound__line">
        <ShieldAlert size={20} aria-hidden="true" />
        <b>{texts.safety}</b>
      </p>
      {reward !== undefined && (
        <p className="qrfound__line">
          <HandCoins size={20} aria-hidden="true" />
          {t(($) => $.qr.found.reward, { amount: kronorText(reward, language) })}
        </p>
      )}
      <div className="qrpage__ways">
        {session.state === "signed-in" ? (
          <ReportFound bikeId={bikeId} bike={bike}>
            {texts.report}
          </ReportFound>
        ) : (
          <FoundButton renderDialog={(close) => <AnonymousDialog uid={uid} bike={bike} onClose={close} />}>
            {texts.report}
          </FoundButton>
        )}
        <ContactOwner bike={{ ...page.bike, id: bikeId, reward }} ownerName={page.ownerName} />
        <a className="btn btn--ghost" href="tel:11414">
          <Phone size={18} aria-hidden="true" />
          {texts.police}
        </a>
      </div>
      <Where uid={uid} bikeId={bikeId} />
    </div>
  );
}
