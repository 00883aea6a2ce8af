import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { secondsToUndo } from "#contract/messages.ts";
import { useCountdown } from "#web/ui/use-countdown.ts";

type Props = {
  /** The server's time, which that of the browser need not be. */
  until: string;
  busy: boolean;
  onUndo: () => void;
};

const secondsUntil = (moment: string): number =>
  Math.min(secondsToUndo, Math.max(0, (Date.parse(moment) - Date.now()) / 1000));

/** For the few seconds that a message can be taken back. */
export function UndoButton({ until, busy, onUndo }: Props): ReactNode {
  const { t } = useTranslation();
  const [seconds] = useState(() => secondsUntil(until));
  const { left } = useCountdown(seconds);
  if (left === 0) return null;
  return (
    <button type="button" className="bubble__undo" aria-disabled={busy} onClick={() => !busy && onUndo()}>
      <Undo2 size={16} aria-hidden="true" />
      {t(($) => $.messages.thread.undo)}
      <span aria-hidden="true">{t(($) => $.messages.thread.seconds, { seconds: left })}</span>
    </button>
  );
}
