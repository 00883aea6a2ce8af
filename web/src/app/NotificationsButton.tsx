import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { lazy, type ReactNode, Suspense, type ToggleEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/i18n/i18n.ts";
import { CountBadge } from "#web/ui/CountBadge.tsx";
import { countsQuery } from "#web/shared/counts-query.ts";
import { useNewsSaid } from "./use-news-said.ts";
import "./notifications.css";

const NotificationList = lazy(async () => {
  const [{ NotificationList: list }] = await Promise.all([
    import("../features/notifications/NotificationList.tsx"),
    loadTexts(["notifications"]),
  ]);
  return { default: list };
});

/** A popover needs no script to open; Esc closes it and leads back to the button. Its content comes when it is first opened. */
export function NotificationsButton(): ReactNode {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const news = useNewsSaid(counts?.notifications);
  const panel = useRef<HTMLElement>(null);
  /** Undefined until it is first opened. */
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
