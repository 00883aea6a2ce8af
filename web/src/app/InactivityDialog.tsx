import { Button, Modal } from "antd";
import { type ReactNode, useRef } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { signOutEverywhere } from "#web/platform/auth/session.ts";
import { clockText } from "#web/platform/ui/clock-text.ts";
import { useSpokenTime } from "./countdown.ts";
import "./inactivity.css";

type Props = { secondsLeft: number; onExtend: () => void };

/** Esc and a click outside also extend the session, because they are activity. */
export function InactivityDialog({ secondsLeft, onExtend }: Props): ReactNode {
  const stay = useRef<HTMLButtonElement>(null);
  const spoken = useSpokenTime(secondsLeft);
  const texts = useTexts(($) => $.session.warning);
  const buttons = [
    <Button key="out" onClick={() => void signOutEverywhere()}>
      {texts.signOut}
    </Button>,
    <Button key="stay" type="primary" ref={stay} onClick={onExtend}>
      {texts.extend}
    </Button>,
  ];
  return (
    <Modal
      title={texts.title}
      open
      onCancel={onExtend}
      width={440}
      footer={buttons}
      afterOpenChange={(open) => open && stay.current?.focus()}
    >
      <p>{texts.text}</p>
      <p className="inactivity__left" role="timer">
        <span className="sr">{texts.left}: </span>
        {clockText(secondsLeft)}
      </p>
      <output className="sr">{spoken}</output>
    </Modal>
  );
}
