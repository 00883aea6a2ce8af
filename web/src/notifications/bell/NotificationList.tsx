import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, type KeyboardEvent, memo } from "react";
import { useTranslation } from "react-i18next";
import { Check, Circle } from "lucide-react";
import { Link } from "react-router-dom";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import type { Notification } from "#contract/notifications/notifications.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { countsQuery } from "#web/platform/api/counts-query.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { firstPage, isUnread } from "./fetched-notifications.ts";
import { type Mark, useMark, useMarkAll } from "./use-marks.ts";
import { notificationText } from "./notification-text.ts";
import { NotificationsHead } from "./NotificationsHead.tsx";
import { notificationsQuery } from "./notifications-api.ts";
import "./notification-list.css";

type NotificationItemProps = {
  notification: Notification;
  now: Date;
  onMark: (mark: Mark) => void;
  onFollow: () => void;
};

function Item({ notification, now, onMark, onFollow }: NotificationItemProps): ReactNode {
  const { createdAt, link } = notification;
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { title, text } = notificationText(t, notification);
  const unread = isUnread(notification);
  const follow = (): void => {
    if (unread) onMark({ notification, unread: false });
    onFollow();
  };
  return (
    <article className={unread ? "notification notification--unread" : "notification"}>
      <Link className="notification__link" to={pageAddress(link, language)} onClick={follow}>
        <span className="notification__title">
          {unread && <span className="sr">{t(($) => $.notifications.unread)}: </span>}
          {title}
        </span>
        <span className="notification__text">{text}</span>
        <time className="notification__time" dateTime={createdAt} title={momentText(createdAt, language)}>
          {relativeTime(createdAt, now, language)}
        </time>
      </Link>
      <button
        type="button"
        className="iconbtn notification__mark"
        aria-label={t(($) => (unread ? $.notifications.markRead : $.notifications.markUnread), { title })}
        title={t(($) => (unread ? $.notifications.markRead : $.notifications.markUnread), { title })}
        onClick={() => onMark({ notification, unread: !unread })}
      >
        {unread ? (
          <Circle size={14} fill="currentColor" aria-hidden="true" />
        ) : (
          <Check size={20} aria-hidden="true" />
        )}
      </button>
    </article>
  );
}

/** Memoised, so that a long list re-renders changed items only. */
const NotificationItem = memo(Item);

const nextOf = (key: string, place: number, count: number): number | undefined => {
  switch (key) {
    case "ArrowDown":
      return Math.min(place + 1, count - 1);
    case "ArrowUp":
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};

/** Moves between notifications with the arrow keys, also from a notification's own button. */
const moveAmongNotifications = (event: KeyboardEvent<HTMLElement>): void => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".notification__link")];
  const place = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  const next = nextOf(event.key, place, links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
};

/** Fetches while the panel is open. Closing it drops all pages but the first. */
const useNotifications = (open: boolean) => {
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

function NotificationSkeleton(): ReactNode {
  return [1, 2, 3].map((place) => (
    <div key={place} className="notification notification--skeleton">
      <Skeleton of={["name", "line", "count"]} />
    </div>
  ));
}

/** Shown inside the panel, which would cover a toast. */
function UndoNote({ onUndo }: { onUndo: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <output className="notifications__undo">
      {onUndo && (
        <>
          {t(($) => $.notifications.allRead)}
          <button type="button" onClick={onUndo}>
            {t(($) => $.notifications.undo)}
          </button>
        </>
      )}
    </output>
  );
}

type Props = { open: boolean; title: string; onFollow: () => void };

export function NotificationList({ open, title, onFollow }: Props): ReactNode {
  const { t } = useTranslation();
  const query = useNotifications(open);
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys are an addition: each link can be tabbed to */}
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
