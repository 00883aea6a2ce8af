import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Unsent } from "./unsent.ts";

type Props = { entry: Unsent; onRetry: (entry: Unsent) => void; onRemove: (entry: Unsent) => void };

function Failed({ entry, onRetry, onRemove }: Props): ReactNode {
  const { t } = useTranslation();
  const why = entry.state.is === "failed" ? entry.state.why : undefined;
  return (
    <div className="bubble__failed" role="alert">
      <p>
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          <b>{t(($) => $.messages.thread.notSent)}</b> {why}
        </span>
      </p>
      <div className="bubble__ways">
        <button type="button" onClick={() => onRetry(entry)}>
          {t(($) => $.common.tryAgain)}
        </button>
        <button type="button" onClick={() => onRemove(entry)}>
          {t(($) => $.common.change)}
        </button>
      </div>
    </div>
  );
}

export function UnsentBubble(props: Props): ReactNode {
  const { t } = useTranslation();
  const { text, state } = props.entry;
  return (
    <li className={`bubble bubble--mine bubble--${state.is === "failed" ? "unsent" : "sending"}`}>
      <div className="bubble__box">
        <span className="sr">{t(($) => $.messages.thread.you)}: </span>
        <p className="bubble__words">{text.trim()}</p>
      </div>
      {state.is === "failed" ? (
        <Failed {...props} />
      ) : (
        <div className="bubble__foot">{t(($) => $.common.sending)}</div>
      )}
    </li>
  );
}
