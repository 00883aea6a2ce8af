import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Message, Thread } from "#contract/messages.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { keepContact } from "#web/shared/messages/contact-draft.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { messageWords } from "./message-words.ts";
import { dropMessage } from "./thread-cache.ts";

type Parts = {
  userId: string;
  thread: Thread;
  messages: readonly Message[];
  giveBack: (words: string) => void;
};

/** Takes back what was just sent; its words can then be rewritten. With its only message a conversation is gone. */
export const useUndo = ({ userId, thread, messages, giveBack }: Parts) => {
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
        giveBack(words);
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
