import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./notifications.css";

/** A popover needs no script to open, and Esc closes it. */
export function NotificationsButton(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.common.notifications.title);
  return (
    <>
      <button type="button" className="iconbtn" popoverTarget="notifications" aria-label={title}>
        <Bell size={23} strokeWidth={1.9} aria-hidden="true" />
      </button>
      <section className="notices" id="notifications" popover="auto" aria-labelledby="notifications-title">
        <h2 id="notifications-title">{title}</h2>
        <p className="muted">{t(($) => $.common.notifications.empty)}</p>
      </section>
    </>
  );
}
