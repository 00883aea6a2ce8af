import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { lazy, type ReactNode, Suspense, type ToggleEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { CountBadge } from "#web/platform/ui/CountBadge.tsx";
import { countsQuery } from "#web/platform/api/counts-query.ts";
import "./notifications.css";

/** Announces new notifications to screen readers whenever the unread count rises. */
const useNewsSaid = (unread: number | undefined): string => {
  const { t } = useTranslation();
  const [before, setBefore] = useState(unread);
  const [said, setSaid] = useState("");
  if (unread !== before) {
    const more = unread !== undefined && before !== undefined && unread > before;
    setBefore(unread);
    setSaid(more ? t(($) => $.common.notifications.news, { count: unread }) : "");
  }
  return said;
};

const NotificationList = lazy(async () => {
  const [{ NotificationList: list }] = await Promise.all([
    import("#web/notifications/bell/NotificationList.tsx"),
    loadTexts(["notifications"]),
  ]);
  return { default: list };
});

/**
 * A native popover opens without a script, and Esc returns the focus to the button. Its content
 * loads when first opened.
 */
export function NotificationsButton(): ReactNode {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const news = useNewsSaid(counts?.notifications);
  const panel = useRef<HTMLElement>(null);
  /** Undefined until first opened. */
  const [open, setOpen] = useState<boolean>();
  const title = t(($) => $.common.notifications.title);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  const toggle = ({ newState }: ToggleEvent<HTMLElement>): void => {
    setOpen(newState === "open");
    if (newState === "open") panel.current?.focus();
  };
  return (
    <>
      <button type="button" className="iconbtn" popoverTarget="notifications">
        <Bell size={23} strokeWidth={1.9} aria-hidden="true" />
        <span className="sr">{title}</span>
        <CountBadge count={counts?.notifications} />
      </button>
      <output className="sr">{news}</output>
      <section
        ref={panel}
        className="notifications"
        id="notifications"
        popover="auto"
        aria-label={title}
        tabIndex={-1}
        onToggle={toggle}
      >
        <Suspense fallback={<h2>{title}</h2>}>
          {open !== undefined && <NotificationList open={open} title={title} onFollow={close} />}
        </Suspense>
      </section>
    </>
  );
}
