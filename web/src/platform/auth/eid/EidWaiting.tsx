import { Button } from "antd";
import { Smartphone, WifiOff } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { appLink, comesBackElsewhere } from "./eid-device.ts";
import { type EidWay, waitingText } from "./eid-text.ts";
import type { EidView, EidWaitingView } from "./use-eid-order.ts";

const QrCode = lazy(async () => ({ default: (await import("#web/platform/ui/qr/QrCode.tsx")).QrCode }));

const blank = <div className="eid__blank" />;

/** True until the app has picked up the order. */
const needsApp = ({ state }: EidWaitingView): boolean =>
  state === undefined || state.hint === "outstandingTransaction" || state.hint === "noClient";

type WayProps = {
  way: EidWay;
  onOpen: () => void;
  /** Begins a new order, because an order serves only one way. */
  onBegin: (way: EidWay) => void;
};

function OpenButtons({ view, onOpen, onBegin }: WayProps & { view: EidWaitingView }): ReactNode {
  const { t } = useTranslation();
  const { autoStartToken } = view.order;
  const isScanned = autoStartToken === undefined;
  return (
    <div className="eid__ways">
      {!isScanned && (
        <Button href={appLink(autoStartToken, navigator)} type="primary" size="large" block onClick={onOpen}>
          {t(($) => $.eid.openHere)}
        </Button>
      )}
      {!isScanned && comesBackElsewhere(navigator) && (
        <p className="eid__text">{t(($) => $.eid.comesBackElsewhere)}</p>
      )}
      <Button size="large" block onClick={() => onBegin(isScanned ? "here" : "scan")}>
        {t(($) => (isScanned ? $.eid.thisDevice : $.eid.otherDevice))}
      </Button>
    </div>
  );
}

/** Shown when the order is approved but the app did not return to this page. */
function Unreturned({ onBegin }: Pick<WayProps, "onBegin">): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <output className="eid__text">{t(($) => $.eid.awaitsReturn)}</output>
      <div className="eid__ways">
        <Button size="large" block onClick={() => onBegin("here")}>
          {t(($) => $.eid.restart)}
        </Button>
      </div>
    </>
  );
}

function CodeOrPhone({ view, way }: { view: EidView; way: EidWay }): ReactNode {
  const { t } = useTranslation();
  const isWaiting = view.at === "waiting";
  if (way !== "scan" || (isWaiting && !needsApp(view)))
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

export function EidWaiting({ view, way, onOpen, onBegin }: WayProps & { view: EidView }): ReactNode {
  const { t } = useTranslation();
  const isWaiting = view.at === "waiting";
  if (isWaiting && view.state?.awaitsReturn === true) return <Unreturned onBegin={onBegin} />;
  return (
    <>
      <CodeOrPhone view={view} way={way} />
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
      {isWaiting && needsApp(view) && <OpenButtons view={view} way={way} onOpen={onOpen} onBegin={onBegin} />}
    </>
  );
}
