import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { firstPage } from "./fetched-notifications.ts";
import { NotificationSkeleton } from "./NotificationSkeleton.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { NotificationsHead } from "./NotificationsHead.tsx";
import { moveAmongNotifications } from "./notification-keys.ts";
import { countsQuery } from "#web/shared/counts-query.ts";
import { notificationsQuery } from "./notifications-api.ts";
import { UndoNote } from "./UndoNote.tsx";
import { useMark, useMarkAll } from "./use-marks.ts";
import { useNow } from "#web/ui/use-now.ts";
import "./notification-list.css";

/** Fetched only while they are looked at; of older ones nothing is kept. */
const useNotes = (open: boolean) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!open)
      queries.setQueryData(
        notificationsQuery.queryKey,
        (notifications) => notifications && firstPage(notifications),
      );
  }, [open, queries]);
  return useInfiniteQuery({ ...notificationsQuery, enabled: open });
};

type Props = { open: boolean; title: string; onFollow: () => void };

/** What one has been told, as long as it is looked at. */
export function NotificationList({ open, title, onFollow }: Props): ReactNode {
  const { t } = useTranslation();
  const query = useNotes(open);
  const { data: counts } = useQuery(countsQuery);
  const mark = useMark();
  const { markAll, undo, error } = useMarkAll(open, query.data, counts);
  const failure = mark.error ?? error;
  const now = useNow();
  return (
    <>
      <NotificationsHead title={title} onMarkAll={markAll} />
      <p className="notifications__failure" role="alert">
        {failure && failureText(failure)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows only help along what has its own keys */}
      <div className="notifications__list" onKeyDown={moveAmongNotifications}>
        <PagedList
          query={query}
          why={failureText}
          empty={<p className="notifications__empty">{t(($) => $.common.notifications.empty)}</p>}
          waiting={<NotificationSkeleton />}
          keyOf={({ id }) => id}
        >
          {(notification) => (
            <NotificationItem
              notification={notification}
              now={now}
              onMark={mark.mutate}
              onFollow={onFollow}
            />
          )}
        </PagedList>
      </div>
      <UndoNote onUndo={undo} />
    </>
  );
}
