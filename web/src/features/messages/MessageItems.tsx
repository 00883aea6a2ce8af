import { Fragment, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Message, Thread } from "#contract/messages.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Bubble } from "./Bubble.tsx";
import { dayHeading, dayOf } from "./times.ts";
import { UndoButton } from "./UndoButton.tsx";
import { useNow } from "./use-now.ts";
import type { Undo } from "./use-undo.ts";

type Props = {
  thread: Thread;
  messages: readonly Message[];
  /** Where what is new begins. */
  mark: string | undefined;
  start: Ref<HTMLLIElement>;
  undo: Undo;
  /** The first of them is the first of all. */
  isWhole: boolean;
};

function Day({ at, now }: { at: string; now: number }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.messages.thread, { returnObjects: true });
  return (
    <li className="log__day">
      <span>{dayHeading(at, now, language, words)}</span>
    </li>
  );
}

/** Whether someone goes on within the minute. */
const goesOn = ({ mine, at }: Message, next: Message | undefined): boolean =>
  next !== undefined && next.mine === mine && next.at.slice(0, 16) === at.slice(0, 16);

/** The messages under their days, with a line where the new ones begin. */
export function MessageItems({ thread, messages, mark, start, undo, isWhole }: Props): ReactNode {
  const { t } = useTranslation();
  const now = useNow();
  const newestMine = messages.findLast(({ mine }) => mine)?.id;
  return messages.map((message, place) => {
    const { id, at, undoUntil } = message;
    const before = messages[place - 1];
    const isFirst = place === 0 && isWhole;
    return (
      <Fragment key={id}>
        {(before === undefined || dayOf(before.at) !== dayOf(at)) && <Day at={at} now={now} />}
        {id === mark && (
          <li ref={start} className="log__mark">
            <span>{t(($) => $.messages.thread.unread)}</span>
          </li>
        )}
        <Bubble
          message={message}
          thread={thread}
          badge={isFirst}
          timed={!goesOn(message, messages[place + 1])}
        >
          {id === newestMine && undoUntil !== undefined && (
            <UndoButton until={undoUntil} busy={undo.isPending} onUndo={() => undo.undo(message)} />
          )}
        </Bubble>
      </Fragment>
    );
  });
}
