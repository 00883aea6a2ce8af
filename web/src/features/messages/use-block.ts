import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { showThread } from "./thread-cache.ts";

/** Ends what the other one can write, or lets them write again. */
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
      // The dialog that blocks says it itself.
      if (wish === "unblock")
        toast.error(
          t(($) => $.messages.failure.title),
          failureText(failure),
        );
    },
  });
  return { change: mutate, isPending, failure: error === null ? undefined : failureText(error) };
};
