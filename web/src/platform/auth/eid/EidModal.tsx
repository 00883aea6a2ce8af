import { Button, Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EidDialogProps } from "./eid-dialog-props.ts";
import type { EidWay as OrderWay } from "#contract/people/identity.ts";
import { deviceOf } from "./eid-device.ts";
import { type EidPurpose, heldOrder } from "./kept-order.ts";
import { type EidWay, failureText } from "./eid-text.ts";
import { EidWaiting } from "./EidWaiting.tsx";
import { StuckNote } from "#web/platform/ui/StuckNote.tsx";
import { type EidView, useEidOrder } from "./use-eid-order.ts";
import { CircleCheck, CircleX } from "lucide-react";
import "./eid.css";

const icons = { done: CircleCheck, failed: CircleX } as const;

function EidResult({ kind, text }: { kind: keyof typeof icons; text: string }): ReactNode {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div className={`eid__result eid__result--${kind}`}>
      <div role={kind === "failed" ? "alert" : "status"}>
        <Icon size={56} strokeWidth={1.75} aria-hidden="true" />
        <p className="eid__headline">{t(($) => $.eid[kind])}</p>
        <p className="eid__text">{text}</p>
      </div>
      {kind === "failed" && <StuckNote />}
    </div>
  );
}

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

/**
 * Focuses each new state, as the focused element is gone. The modal focuses the first one and
 * restores focus on close.
 */
const takeFocus = (content: HTMLElement | null): void => content?.focus({ preventScroll: true });

const firstWay = (purpose: EidPurpose): EidWay => {
  const stored = heldOrder(purpose, new Date());
  const isHere =
    stored === undefined ? deviceOf(navigator) !== "computer" : stored.autoStartToken !== undefined;
  return isHere ? "here" : "scan";
};

const orderWay = (way: EidWay): OrderWay => (way === "scan" ? "other-device" : "same-device");

/** `isFirst` is true until the person begins another order. */
const useWays = ({ onClose, ...use }: EidDialogProps) => {
  const [way, go] = useState(() => firstWay(use.purpose));
  const { view, again } = useEidOrder({ ...use, first: orderWay(way), onMoved: onClose });
  const [isFirst, setFirst] = useState(true);
  const begin = (next: EidWay): void => {
    setFirst(false);
    go(next);
    again(orderWay(next));
  };
  return { view, way, isFirst, begin, opened: () => go("opened") };
};

export function EidModal(props: EidDialogProps): ReactNode {
  const { open, title, doneText, onClose } = props;
  const { view, way, isFirst, begin, opened } = useWays(props);
  const { t } = useTranslation();
  const isDone = view.at === "done";
  const isWaiting = view.at === "starting" || view.at === "waiting";
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onClose}
      mask={{ closable: false }}
      closable={!isDone}
      keyboard={!isDone}
      width={460}
      footer={
        isDone ? null : (
          <Footer view={view} onClose={onClose} onAgain={() => begin(way === "scan" ? "scan" : "here")} />
        )
      }
      destroyOnHidden
    >
      <div
        key={isWaiting ? orderWay(way) : view.at}
        ref={isWaiting && isFirst ? undefined : takeFocus}
        className="eid"
        tabIndex={-1}
      >
        {(view.at === "starting" || view.at === "waiting") && (
          <EidWaiting view={view} way={way} onOpen={opened} onBegin={begin} />
        )}
        {isDone && <EidResult kind="done" text={view.hasReturned ? t(($) => $.eid.hasReturned) : doneText} />}
        {view.at === "failed" && <EidResult kind="failed" text={failureText(view.reason, way)} />}
      </div>
    </Modal>
  );
}
