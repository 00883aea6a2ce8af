import { Button } from "antd";
import { Smartphone, WifiOff } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { appLink } from "./eid-device.ts";
import { type EidWay, waitingText } from "./eid-text.ts";
import type { EidView, EidWaitingView } from "./use-eid-order.ts";

const QrCode = lazy(async () => ({ default: (await import("#web/ui/qr/QrCode.tsx")).QrCode }));

const blank = <div className="eid__blank" />;

/** Until the app has the order, it must be shown the way to it. */
const isSought = ({ state }: EidWaitingView): boolean =>
  state === undefined || state.hint === "outstandingTransaction" || state.hint === "noClient";

type WayProps = { way: EidWay; onWay: (way: EidWay) => void };

function Ways({ view, way, onWay }: WayProps & { view: EidWaitingView }): ReactNode {
  const { t } = useTranslation();
  const { userAgent, maxTouchPoints } = navigator;
  const link = appLink(view.order.autoStartToken, { userAgent, maxTouchPoints, page: location.href });
  const isScanned = way === "scan";
  return (
    <div className="eid__ways">
      <Button
        href={link}
        type={isScanned ? "default" : "primary"}
        size="large"
        block
        onClick={() => onWay("opened")}
      >
        {t(($) => $.eid.openHere)}
      </Button>
      {!isScanned && (
        <Button size="large" block onClick={() => onWay("scan")}>
          {t(($) => $.eid.otherDevice)}
        </Button>
      )}
    </div>
  );
}

function Sign({ view, way }: { view: EidView; way: EidWay }): ReactNode {
  const { t } = useTranslation();
  const isWaiting = view.at === "waiting";
  if (way !== "scan" || (isWaiting && !isSought(view)))
    return <Smartphone className="eid__phone" size={56} strokeWidth={1.5} aria-hidden="true" />;
  const code = isWaiting ? view.state?.qr : undefined;
  return (
    <div className="eid__qr">
      <Suspense fallback={blank}>
        {code === undefined ? blank : <QrCode text={code} label={t(($) => $.eid.qr)} />}
      </Suspense>
    </div>
  );
}

/** What to do in the app, and how to get there. */
export function EidWaiting({ view, way, onWay }: WayProps & { view: EidView }): ReactNode {
  const { t } = useTranslation();
  const isWaiting = view.at === "waiting";
  return (
    <>
      <Sign view={view} way={way} />
      <output className="eid__text">
        {isWaiting ? waitingText(view.state?.hint, way) : t(($) => $.eid.starting)}
      </output>
      <output className="eid__offline">
        {isWaiting && view.offline && (
          <>
            <WifiOff size={20} aria-hidden="true" />
            {t(($) => $.eid.offline)}
          </>
        )}
      </output>
      {isWaiting && isSought(view) && <Ways view={view} way={way} onWay={onWay} />}
    </>
  );
}
