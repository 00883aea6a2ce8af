import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Counts } from "#contract/platform/counts.ts";
import type { Notification } from "#contract/notifications/notifications.ts";
import {
  countsAfter,
  markableUpTo,
  type FetchedNotifications,
  withAllRead,
  withMarked,
  withUnreadAgain,
} from "./fetched-notifications.ts";
import { countsQuery } from "#web/platform/api/counts-query.ts";
import { notificationsQuery, notificationsApi } from "./notifications-api.ts";

export type Mark = { readonly notification: Notification; readonly unread: boolean };

/** Applies a change at once, and restores the former state if it fails. */
const useOptimisticUpdate = () => {
  const queries = useQueryClient();
  const [list, bell] = [notificationsQuery.queryKey, countsQuery.queryKey];
  const show = async (
    notifications: (now: FetchedNotifications) => FetchedNotifications,
    counts: (now: Counts) => Counts,
  ) => {
    await queries.cancelQueries({ queryKey: list });
    const before = { notifications: queries.getQueryData(list), counts: queries.getQueryData(bell) };
    queries.setQueryData(list, (now) => now && notifications(now));
    queries.setQueryData(bell, (now) => now && counts(now));
    return before;
  };
  type Before = Awaited<ReturnType<typeof show>>;
  return {
    show,
    count: ({ counts }: { counts: Counts }) => queries.setQueryData(bell, counts),
    restore: (_error: Error, _asked: unknown, before: Before | undefined) => {
      queries.setQueryData(list, before?.notifications);
      queries.setQueryData(bell, before?.counts);
      for (const queryKey of [list, bell]) void queries.invalidateQueries({ queryKey });
    },
  };
};

export const useMark = () => {
  const { show, count, restore } = useOptimisticUpdate();
  return useMutation({
    mutationFn: ({ notification: { id }, unread }: Mark) => {
      const params = { notificationId: id };
      return unread
        ? notificationsApi.unreadNotification({ params })
        : notificationsApi.readNotification({ params });
    },
    onMutate: ({ notification, unread }) =>
      show(
        (notifications) => withMarked(notifications, notification.id, unread),
        (counts) => countsAfter(counts, unread),
      ),
    onSuccess: count,
    onError: restore,
  });
};

type MarkedAll = { readonly upTo: string; readonly before: FetchedNotifications; readonly counts: Counts };

/** Marking all can be undone until the panel closes. */
const useUndoable = (open: boolean) => {
  const [marked, setMarked] = useState<MarkedAll>();
  useEffect(() => (open ? () => setMarked(undefined) : undefined), [open]);
  return [marked, setMarked] as const;
};

/** Marks everything shown, and older, as read. `undo` is set while that can be undone. */
export const useMarkAll = (open: boolean, notifications?: FetchedNotifications, counts?: Counts) => {
  const { show, count, restore } = useOptimisticUpdate();
  const [marked, setMarked] = useUndoable(open);
  const all = useMutation({
    mutationFn: ({ upTo }: MarkedAll) => notificationsApi.readAllNotifications({ body: { upTo } }),
    onMutate: ({ upTo }) =>
      show(
        (now) => withAllRead(now, upTo),
        (now) => ({ ...now, notifications: 0 }),
      ),
    onSuccess: (answer, asked) => {
      count(answer);
      setMarked({ ...asked, upTo: answer.upTo });
    },
    onError: restore,
  });
  const back = useMutation({
    mutationFn: ({ upTo }: MarkedAll) => notificationsApi.undoReadAll({ query: { upTo } }),
    onMutate: ({ before, counts: were }) => {
      setMarked(undefined);
      return show(
        (now) => withUnreadAgain(now, before),
        () => were,
      );
    },
    onSuccess: count,
    onError: restore,
  });
  const upTo = markableUpTo(notifications, counts?.notifications ?? 0);
  return {
    markAll:
      notifications && counts && upTo !== undefined
        ? () => all.mutate({ upTo, before: notifications, counts })
        : undefined,
    undo: marked && (() => back.mutate(marked)),
    error: all.error ?? back.error,
  };
};
