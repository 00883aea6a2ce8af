import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Message, Thread } from "#contract/messages.ts";
import { useSession } from "#web/auth/session.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useBikeName } from "./bike-name.ts";
import { ClosedNote } from "./ClosedNote.tsx";
import { Composer } from "./Composer.tsx";
import { ConversationHead } from "./ConversationHead.tsx";
import { MessageLog } from "./MessageLog.tsx";
import type { Older } from "./OlderMessages.tsx";
import { stillUnsent } from "./still-unsent.ts";
import type { Unsent } from "./unsent.ts";
import { useReplyDraft } from "./use-reply-draft.ts";
import { useSending } from "./use-sending.ts";
import { useUndo } from "./use-undo.ts";
import "./composer.css";

type Props = {
  thread: Thread;
  /** The oldest first. */
  messages: readonly Message[];
  older: Older;
  onBack: () => void;
};

/** What one writes, from the first letter until it is among the messages, and back again. */
const useWriting = (thread: Thread, messages: readonly Message[]) => {
  const session = useSession();
  const userId = session.state === "signed-in" ? session.userId : "";
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useReplyDraft(userId, thread.id);
  const sending = useSending(userId, thread);
  const giveBack = (words: string): void => {
    draft.giveBack(words);
    field.current?.focus();
  };
  return {
    field,
    draft,
    undo: useUndo({ userId, thread, messages, giveBack }),
    unsent: stillUnsent(messages, sending.unsent),
    onRetry: sending.retry,
    onRemove: (entry: Unsent): void => {
      sending.remove(entry);
      giveBack(entry.text);
    },
    send: (): void => {
      sending.send(draft.text, messages.at(-1)?.id);
      draft.write("");
    },
  };
};

/** A conversation that has been fetched. */
export function Conversation({ thread, messages, older, onBack }: Props): ReactNode {
  const { t } = useTranslation();
  const { field, draft, send, ...written } = useWriting(thread, messages);
  const bike = useBikeName(thread.bike);
  usePageTitle(`${bike}, ${thread.otherName}`);
  return (
    <section className="messages__talk talk" aria-label={t(($) => $.messages.thread.label, { bike })}>
      <ConversationHead thread={thread} bikeName={bike} onBack={onBack} />
      <MessageLog thread={thread} messages={messages} older={older} {...written} />
      {thread.state === "open" ? (
        <Composer ref={field} draft={draft} onSend={send} />
      ) : (
        <ClosedNote thread={thread} draft={draft.text} />
      )}
    </section>
  );
}
