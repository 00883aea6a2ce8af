import { Check, Circle } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Notification } from "#contract/notifications.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { relativeTime } from "#web/i18n/relative-time.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { isUnread } from "./fetched-notes.ts";
import type { Mark } from "./use-marks.ts";
import { wordNotice } from "./word-notice.ts";

type Props = { note: Notification; now: Date; onMark: (mark: Mark) => void; onFollow: () => void };

function Item({ note, now, onMark, onFollow }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { title, text } = wordNotice(t, note);
  const unread = isUnread(note);
  const follow = (): void => {
    if (unread) onMark({ note, unread: false });
    onFollow();
  };
  return (
    <article className={unread ? "notice notice--unread" : "notice"}>
      <Link className="notice__link" to={pageAddress(note.link, language)} onClick={follow}>
        <span className="notice__title">
          {unread && <span className="sr">{t(($) => $.notices.unread)}: </span>}
          {title}
        </span>
        <span className="notice__text">{text}</span>
        <time className="notice__time" dateTime={note.createdAt} title={momentText(note.createdAt, language)}>
          {relativeTime(note.createdAt, now, language)}
        </time>
      </Link>
      <button
        type="button"
        className="iconbtn notice__mark"
        aria-label={t(($) => (unread ? $.notices.markRead : $.notices.markUnread), { title })}
        title={t(($) => (unread ? $.notices.markRead : $.notices.markUnread), { title })}
        onClick={() => onMark({ note, unread: !unread })}
      >
        {unread ? <Check size={20} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
      </button>
    </article>
  );
}

/** One thing that somebody has been told: where it leads, and whether it is read. Of a thousand only that which changes is drawn anew. */
export const NoticeItem = memo(Item);
