import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Counts, Notification } from "#contract/notifications.ts";
import {
  countsAfter,
  markableUpTo,
  type Notes,
  withAllRead,
  withMarked,
  withUnreadAgain,
} from "./fetched-notes.ts";
import { countsQuery, notesQuery, noticesApi } from "./notices-api.ts";

/** As long as any other toast with something to press. */
const undoMillis = 10_000;

type Mark = { readonly note: Notification; readonly unread: boolean };

/** Shows at once what is about to be marked, and the truth where that fails. */
const useShown = () => {
  const queries = useQueryClient();
  const show = async (notes: (now: Notes) => Notes, counts: (now: Counts) => Counts): Promise<void> => {
    await queries.cancelQueries({ queryKey: notesQuery.queryKey });
    queries.setQueryData(notesQuery.queryKey, (now) => now && notes(now));
    queries.setQueryData(countsQuery.queryKey, (now) => now && counts(now));
  };
  return {
    show,
    count: ({ counts }: { counts: Counts }) => queries.setQueryData(countsQuery.queryKey, counts),
    refetch: () => {
      void queries.invalidateQueries({ queryKey: notesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
  };
};

/** Marks one as read or unread. */
export const useMark = () => {
  const { show, count, refetch } = useShown();
  return useMutation({
    mutationFn: ({ note: { id }, unread }: Mark) => {
      const params = { notificationId: id };
      return unread ? noticesApi.unreadNotification({ params }) : noticesApi.readNotification({ params });
    },
    onMutate: ({ note, unread }) =>
      show(
        (notes) => withMarked(notes, note.id, unread),
        (counts) => countsAfter(counts, unread),
      ),
    onSuccess: count,
    onError: refetch,
  });
};

type All = { readonly upTo: string; readonly before: Notes; readonly counts: Counts };

/** What can be taken back, until its time is over. */
const useUndoable = () => {
  const [marked, setMarked] = useState<All>();
  useEffect(() => {
    if (!marked) return undefined;
    const timer = setTimeout(() => setMarked(undefined), undoMillis);
    return () => clearTimeout(timer);
  }, [marked]);
  return [marked, setMarked] as const;
};

/** Marks as read all that is shown, or older. It can be taken back for a while: `undo` is there as long. */
export const useMarkAll = (notes: Notes | undefined, counts: Counts | undefined) => {
  const { show, count, refetch } = useShown();
  const [marked, setMarked] = useUndoable();
  const all = useMutation({
    mutationFn: ({ upTo }: All) => noticesApi.readAllNotifications({ body: { upTo } }),
    onMutate: ({ upTo }) =>
      show(
        (now) => withAllRead(now, upTo),
        (now) => ({ ...now, notifications: 0 }),
      ),
    onSuccess: (answer, asked) => {
      count(answer);
      setMarked({ ...asked, upTo: answer.upTo });
    },
    onError: refetch,
  });
  const back = useMutation({
    mutationFn: ({ upTo }: All) => noticesApi.undoReadAll({ query: { upTo } }),
    onMutate: ({ before, counts: were }) => {
      setMarked(undefined);
      return show(
        (now) => withUnreadAgain(now, before),
        () => were,
      );
    },
    onSuccess: count,
    onError: refetch,
  });
  const upTo = markableUpTo(notes, counts?.notifications ?? 0);
  return {
    markAll:
      notes && counts && upTo !== undefined ? () => all.mutate({ upTo, before: notes, counts }) : undefined,
    undo: marked && (() => back.mutate(marked)),
    error: all.error ?? back.error,
  };
};
