import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Message, Thread } from "#contract/messages.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { clockTime } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { messageWords } from "./message-words.ts";

type Props = {
  message: Message;
  thread: Thread;
  /** Says what it is about. */
  badge: boolean;
  /** Says when; the next one of the same minute does not need it twice. */
  timed: boolean;
  children?: ReactNode;
};

/** One message. Its words are shown as they were written: nothing in them is a link. */
export function Bubble({ message, thread, badge, timed, children }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { mine, at, text, type } = message;
  const { bike, otherName } = thread;
  const { plate, words } = messageWords(text, bike.frameNumber);
  return (
    <li className={`bubble bubble--${mine ? "mine" : "theirs"}`}>
      <div className="bubble__box">
        <span className="sr">{mine ? t(($) => $.messages.thread.you) : otherName}: </span>
        {badge && <span className="bubble__type">{t(($) => $.messages.types[type])}</span>}
        {plate !== undefined && (
          <span className="bubble__plate">
            <Plate
              number={plate}
              label={t(($) => $.common.frameNumber)}
              size="sm"
              stolen={bike.status === "stolen"}
            />
          </span>
        )}
        <p className="bubble__words">{words}</p>
      </div>
      <div className="bubble__foot">
        {children}
        {timed && <time dateTime={at}>{clockTime(at, language)}</time>}
      </div>
    </li>
  );
}
