import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Counts } from "#contract/counts.ts";
import type { Notification } from "#contract/notifications.ts";
import {
  countsAfter,
  markableUpTo,
  type Notes,
  withAllRead,
  withMarked,
  withUnreadAgain,
} from "./fetched-notes.ts";
import { countsQuery } from "../counts-query.ts";
import { notesQuery, noticesApi } from "./notices-api.ts";

/** As long as any other toast with something to press. */
const undoMillis = 10_000;

export type Mark = { readonly note: Notification; readonly unread: boolean };

/** Shows at once what is about to be marked, and what was shown before where that fails. */
const useShown = () => {
  const queries = useQueryClient();
  const [list, bell] = [notesQuery.queryKey, countsQuery.queryKey];
  const show = async (notes: (now: Notes) => Notes, counts: (now: Counts) => Counts) => {
    await queries.cancelQueries({ queryKey: list });
    const before = { notes: queries.getQueryData(list), counts: queries.getQueryData(bell) };
    queries.setQueryData(list, (now) => now && notes(now));
    queries.setQueryData(bell, (now) => now && counts(now));
    return before;
  };
  type Before = Awaited<ReturnType<typeof show>>;
  return {
    show,
    count: ({ counts }: { counts: Counts }) => queries.setQueryData(bell, counts),
    takeBack: (_error: Error, _asked: unknown, before: Before | undefined) => {
      queries.setQueryData(list, before?.notes);
      queries.setQueryData(bell, before?.counts);
      for (const queryKey of [list, bell]) void queries.invalidateQueries({ queryKey });
    },
  };
};

/** Marks one as read or unread. */
export const useMark = () => {
  const { show, count, takeBack } = useShown();
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
    onError: takeBack,
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
  const { show, count, takeBack } = useShown();
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
    onError: takeBack,
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
    onError: takeBack,
  });
  const upTo = markableUpTo(notes, counts?.notifications ?? 0);
  return {
    markAll:
      notes && counts && upTo !== undefined ? () => all.mutate({ upTo, before: notes, counts }) : undefined,
    undo: marked && (() => back.mutate(marked)),
    error: all.error ?? back.error,
  };
};
