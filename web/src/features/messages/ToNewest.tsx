import { ArrowDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "#contract/messages.ts";

/** How many messages have come from the other one since the end was last in view. */
const useNewBelow = (messages: readonly Message[], isAtEnd: boolean): number => {
  const newest = messages.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  const since = messages.slice(messages.findIndex(({ id }) => id === seen) + 1);
  return since.filter(({ mine }) => !mine).length;
};

type Props = { messages: readonly Message[]; isAtEnd: boolean; onGo: () => void };

/** The way down for who reads further up, with how much has come meanwhile. */
export function ToNewest({ messages, isAtEnd, onGo }: Props): ReactNode {
  const { t } = useTranslation();
  const count = useNewBelow(messages, isAtEnd);
  if (isAtEnd) return null;
  return (
    <button type="button" className="log__newest" onClick={onGo}>
      <ArrowDown size={18} aria-hidden="true" />
      {count > 0 ? (
        t(($) => $.messages.thread.newBelow, { count })
      ) : (
        <span className="sr">{t(($) => $.messages.thread.toNewest)}</span>
      )}
    </button>
  );
}
