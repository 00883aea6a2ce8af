import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages/messages.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { showThread } from "./thread-cache.ts";

export const useBlock = ({ id: threadId }: Thread) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: "block" | "unblock") =>
      wish === "block"
        ? messagesApi.blockThread({ params: { threadId } })
        : messagesApi.unblockThread({ params: { threadId } }),
    onSuccess: (thread, wish) => {
      showThread(queries, thread);
      toast.success(
        wish === "block" ? t(($) => $.messages.block.done) : t(($) => $.messages.closed.unblocked),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.threads.all });
    },
    onError: (failure, wish) => {
      // The block dialog shows its own failure.
      if (wish === "unblock")
        toast.error(
          t(($) => $.messages.failure.title),
          failureText(failure),
        );
    },
  });
  return { change: mutate, isPending, failure: error === null ? undefined : failureText(error) };
};
