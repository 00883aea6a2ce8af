import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Message, Thread } from "#contract/messages/messages.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { keepContact } from "#web/messages/contact-owner/contact-draft.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { messageWords } from "./message-words.ts";
import { dropMessage } from "./thread-cache.ts";

type Options = {
  userId: string;
  thread: Thread;
  messages: readonly Message[];
  restoreText: (words: string) => void;
};

/** Undoes a message and returns its text to the draft. Undoing the only message removes the conversation. */
export const useUndo = ({ userId, thread, messages, restoreText }: Options) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { id: threadId, bike } = thread;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id: messageId }: Message) => messagesApi.undoMessage({ params: { threadId, messageId } }),
    onSuccess: (_, { id, text, type }) => {
      const { words } = messageWords(text, bike.frameNumber);
      toast.success(t(($) => $.messages.thread.undone));
      if (messages.length > 1) {
        dropMessage(queries, threadId, id);
        restoreText(words);
      } else {
        keepContact(userId, bike.id, { type, text: words });
        void navigate("/messages", { replace: true });
      }
    },
    onError: (error) =>
      toast.error(
        t(($) => $.messages.thread.undoFailed),
        failureText(error),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.threads.all }),
  });
  return { undo: mutate, isPending };
};
export type Undo = ReturnType<typeof useUndo>;
