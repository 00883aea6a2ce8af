import { Check, Circle } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Notification } from "#contract/notifications.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { relativeTime } from "#web/i18n/relative-time.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { isUnread } from "./fetched-notifications.ts";
import type { Mark } from "./use-marks.ts";
import { notificationText } from "./notification-text.ts";

type Props = { notification: Notification; now: Date; onMark: (mark: Mark) => void; onFollow: () => void };

function Item({ notification, now, onMark, onFollow }: Props): ReactNode {
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

/** One thing that someone has been told: where it leads, and whether it is read. Of a thousand only that which changes is drawn again. */
export const NotificationItem = memo(Item);
