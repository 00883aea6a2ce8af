import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/api/query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { type Draft, orderOf } from "./sticker-draft.ts";
import { orderStickers } from "./stickers-api.ts";

/** Sends the order. What was typed stays until the server has said yes. */
export const useStickerOrder = (
  draft: Draft,
  { onDone, onRefused }: { onDone: () => void; onRefused: () => void },
) => {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryKeys.stickerOrders.all, queryKeys.account.me, queryKeys.points.all].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async () => {
      const body = orderOf(draft);
      if (body === undefined) throw new TypeError("The order is not finished");
      return orderStickers({ body }, { idempotencyKey: draft.idempotencyKey });
    },
    onSuccess: async () => {
      onDone();
      await refresh();
    },
    onError: async (refused) => {
      if (!(refused instanceof ProblemError)) return;
      onRefused();
      await refresh();
    },
  });
  return {
    order: () => mutate(),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
    done: data,
    reset,
  };
};
