import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Ban, Lock } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import type { Message, Thread } from "#contract/messages/messages.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";
import { useBikeName } from "./bike-name.ts";
import { useBlock } from "./use-block.ts";
import { Composer } from "./Composer.tsx";
import { ConversationHead } from "./ConversationHead.tsx";
import { MessageLog } from "./MessageLog.tsx";
import type { OlderQuery } from "./OlderMessages.tsx";
import { type Unsent, stillUnsent, changeUnsent, unsentIn, watchUnsent } from "./unsent.ts";
import { useReplyDraft } from "./use-reply-draft.ts";
import { useUndo } from "./use-undo.ts";
import { addMessage } from "./thread-cache.ts";
import "./composer.css";

type ClosedNoteProps = {
  thread: Thread;
  draft: string;
};

/** Replaces the composer. It does not reveal that the other person has blocked the user. */
function ClosedNote({ thread, draft }: ClosedNoteProps): ReactNode {
  const { change, isPending } = useBlock(thread);
  const texts = useTexts(($) => $.messages.closed);
  const blocked = thread.state === "blocked";
  const Icon = blocked ? Ban : Lock;
  return (
    <output className="closednote">
      <Icon size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{blocked ? texts.blocked : texts.closed}</b>
        </p>
        {!blocked && <p className="muted">{texts.closedText}</p>}
        {draft.trim() !== "" && <p className="closednote__draft">{draft}</p>}
        {blocked && (
          <button
            type="button"
            className="btn btn--ghost"
            aria-disabled={isPending}
            onClick={() => isPending || change("unblock")}
          >
            {texts.unblock}
          </button>
        )}
      </div>
    </output>
  );
}

/** Sends replies one at a time, in order. A failed one stays for another try. */
const useSending = (userId: string, { id: threadId }: Thread) => {
  const queries = useQueryClient();
  const name = `cr:unsent:${userId}:${threadId}`;
  const unsent = useSyncExternalStore(watchUnsent, () => unsentIn(name));
  const last = useRef(Promise.resolve());
  const mark = (key: string, state: Unsent["state"]): void =>
    changeUnsent(name, (box) => box.map((each) => (each.key === key ? { ...each, state } : each)));
  const remove = (key: string): void => changeUnsent(name, (box) => box.filter((each) => each.key !== key));
  const deliver = async ({ key, text }: Unsent): Promise<void> => {
    try {
      const input = { params: { threadId }, body: { text } };
      const { message } = await messagesApi.reply(input, { idempotencyKey: key });
      mark(key, { is: "sent", id: message.id });
      addMessage(queries, threadId, message);
      await queries.invalidateQueries({ queryKey: queryKeys.threads.all });
      remove(key);
    } catch (error) {
      mark(key, { is: "failed", ...(error instanceof Error && { why: failureText(error) }) });
    }
  };
  const post = (entry: Unsent): void => {
    last.current = last.current.then(() => deliver(entry));
  };
  return {
    unsent,
    send: (text: string, after: string | undefined): void => {
      const entry: Unsent = { key: crypto.randomUUID(), text, after, state: { is: "sending" } };
      changeUnsent(name, (box) => [...box, entry]);
      post(entry);
    },
    retry: (entry: Unsent): void => {
      mark(entry.key, { is: "sending" });
      post(entry);
    },
    remove: ({ key }: Unsent): void => remove(key),
  };
};

type Props = {
  thread: Thread;
  /** Oldest first. */
  messages: readonly Message[];
  older: OlderQuery;
  onBack: () => void;
};

const useWriting = (thread: Thread, messages: readonly Message[]) => {
  const session = useSession();
  const userId = session.state === "signed-in" ? session.userId : "";
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useReplyDraft(userId, thread.id);
  const sending = useSending(userId, thread);
  const restoreText = (words: string): void => {
    draft.restoreText(words);
    field.current?.focus();
  };
  return {
    field,
    draft,
    undo: useUndo({ userId, thread, messages, restoreText }),
    unsent: stillUnsent(messages, sending.unsent),
    onRetry: sending.retry,
    onRemove: (entry: Unsent): void => {
      sending.remove(entry);
      restoreText(entry.text);
    },
    send: (): void => {
      sending.send(draft.text, messages.at(-1)?.id);
      draft.write("");
    },
  };
};

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
