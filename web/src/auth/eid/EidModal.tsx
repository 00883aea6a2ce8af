import { Button, Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EidDialogProps } from "./eid-dialog-props.ts";
import { deviceOf } from "./eid-device.ts";
import { type EidWay, failureText } from "./eid-text.ts";
import { EidResult } from "./EidResult.tsx";
import { EidWaiting } from "./EidWaiting.tsx";
import { type EidView, useEidOrder } from "./use-eid-order.ts";
import "./eid.css";

type FooterProps = { view: EidView; onClose: () => void; onAgain: () => void };

function Footer({ view, onClose, onAgain }: FooterProps): ReactNode {
  const { t } = useTranslation();
  if (view.at !== "failed") return <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>;
  return (
    <>
      <Button onClick={onClose}>{t(($) => $.common.close)}</Button>
      <Button type="primary" onClick={onAgain}>
        {t(($) => $.eid.restart)}
      </Button>
    </>
  );
}

/** Whatever had the focus is gone when another state is shown. The first one gets it from the dialog, which remembers where it came from. */
const takeFocus = (content: HTMLElement | null): void => content?.focus({ preventScroll: true });

const firstWay = (): EidWay => (deviceOf(navigator) === "computer" ? "scan" : "here");

export function EidModal({ title, doneText, onClose, ...use }: EidDialogProps): ReactNode {
  const { view, again } = useEidOrder(use);
  const [way, go] = useState(firstWay);
  const [isFirst, setFirst] = useState(true);
  const { t } = useTranslation();
  const isDone = view.at === "done";
  const isWaiting = view.at === "starting" || view.at === "waiting";
  const tryAgain = (): void => {
    setFirst(false);
    go(firstWay());
    again();
  };
  return (
    <Modal
      open={use.open}
      title={title}
      onCancel={onClose}
      mask={{ closable: false }}
      closable={!isDone}
      keyboard={!isDone}
      width={460}
      footer={isDone ? null : <Footer view={view} onClose={onClose} onAgain={tryAgain} />}
      destroyOnHidden
    >
      <div
        key={isWaiting ? "waiting" : view.at}
        ref={isWaiting && isFirst ? undefined : takeFocus}
        className="eid"
        tabIndex={-1}
      >
        {(view.at === "starting" || view.at === "waiting") && <EidWaiting view={view} way={way} onWay={go} />}
        {isDone && <EidResult kind="done" text={view.hasReturned ? t(($) => $.eid.hasReturned) : doneText} />}
        {view.at === "failed" && <EidResult kind="failed" text={failureText(view.reason, way)} />}
      </div>
    </Modal>
  );
}
