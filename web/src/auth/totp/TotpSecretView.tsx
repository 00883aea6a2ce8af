import { Smartphone } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { TotpSecret } from "./totp-calls.ts";
import "./totp.css";

const QrCode = lazy(async () => ({ default: (await import("#web/ui/qr/QrCode.tsx")).QrCode }));

/** In groups of four, as one copies it by hand. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The secret for another device to scan, for this one to open, and to be typed. */
export function TotpSecretView({ secret, uri }: TotpSecret): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.totp, { returnObjects: true });
  return (
    <div className="totp__secret">
      <div className="totp__qr">
        <Suspense>
          <QrCode text={uri} label={texts.qr} />
        </Suspense>
      </div>
      <div className="totp__ways">
        <a className="totp__here" href={uri}>
          <Smartphone size={20} aria-hidden="true" />
          {texts.openHere}
        </a>
        <p>
          <span className="muted">{texts.secret}</span>
          <br />
          <code className="totp__key">{grouped(secret)}</code>
        </p>
      </div>
    </div>
  );
}
