import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptGroup } from "#contract/ownership-receipts.ts";
import { type Filter, receiptsQuery } from "./queries.ts";

/** One's receipts in their groups, and what is true of all of them together. */
export const useReceipts = (filter: Filter) => {
  const mine = useInfiniteQuery(receiptsQuery("waiting-for-me", filter));
  const others = useInfiniteQuery(receiptsQuery("waiting-for-other", filter));
  const completed = useInfiniteQuery(receiptsQuery("completed", filter));
  const ended = useInfiniteQuery(receiptsQuery("ended", filter));
  const groups = { "waiting-for-me": mine, "waiting-for-other": others, completed, ended };
  const all = ReceiptGroup.options.map((group) => groups[group]);
  const isMissing = all.some(({ data }) => data === undefined);
  return {
    groups,
    error: isMissing ? all.find(({ error }) => error !== null)?.error : undefined,
    isLoading: isMissing,
    hasNone: (shown: readonly ReceiptGroup[]) =>
      shown.every((group) => groups[group].data?.pages.every(({ items }) => items.length === 0)),
    again: () => void Promise.all(all.filter(({ data }) => data === undefined).map((each) => each.refetch())),
  };
};
export type ReceiptsOfGroup = ReturnType<typeof useReceipts>["groups"][ReceiptGroup];
