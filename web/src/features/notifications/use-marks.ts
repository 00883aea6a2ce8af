import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Counts } from "#contract/counts.ts";
import type { Notification } from "#contract/notifications.ts";
import {
  countsAfter,
  markableUpTo,
  type FetchedNotifications,
  withAllRead,
  withMarked,
  withUnreadAgain,
} from "./fetched-notifications.ts";
import { countsQuery } from "#web/shared/counts-query.ts";
import { notificationsQuery, notificationsApi } from "./notifications-api.ts";

export type Mark = { readonly notification: Notification; readonly unread: boolean };

/** Shows at once what is about to be marked, and what was shown before where that fails. */
const useShown = () => {
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
    takeBack: (_error: Error, _asked: unknown, before: Before | undefined) => {
      queries.setQueryData(list, before?.notifications);
      queries.setQueryData(bell, before?.counts);
      for (const queryKey of [list, bell]) void queries.invalidateQueries({ queryKey });
    },
  };
};

/** Marks one as read or unread. */
export const useMark = () => {
  const { show, count, takeBack } = useShown();
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
    onError: takeBack,
  });
};

type All = { readonly upTo: string; readonly before: FetchedNotifications; readonly counts: Counts };

/** What can be taken back: as long as it is looked at, so that nobody has to hurry. */
const useUndoable = (open: boolean) => {
  const [marked, setMarked] = useState<All>();
  useEffect(() => (open ? () => setMarked(undefined) : undefined), [open]);
  return [marked, setMarked] as const;
};

/** Marks as read all that is shown, or older. `undo` is there while it can be taken back. */
export const useMarkAll = (open: boolean, notifications?: FetchedNotifications, counts?: Counts) => {
  const { show, count, takeBack } = useShown();
  const [marked, setMarked] = useUndoable(open);
  const all = useMutation({
    mutationFn: ({ upTo }: All) => notificationsApi.readAllNotifications({ body: { upTo } }),
    onMutate: ({ upTo }) =>
      show(
        (now) => withAllRead(now, upTo),
        (now) => ({ ...now, notifications: 0 }),
      ),
    onSuccess: (answer, asked) => {
      count(answer);
      setMarked({ ...asked, upTo: answer.upTo });
    },
    onError: takeBack,
  });
  const back = useMutation({
    mutationFn: ({ upTo }: All) => notificationsApi.undoReadAll({ query: { upTo } }),
    onMutate: ({ before, counts: were }) => {
      setMarked(undefined);
      return show(
        (now) => withUnreadAgain(now, before),
        () => were,
      );
    },
    onSuccess: count,
    onError: takeBack,
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
