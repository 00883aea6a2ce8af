import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { meQuery } from "#web/auth/me-query.ts";
import { loadTexts } from "#web/i18n/i18n.ts";

const BrowserNotifications = lazy(async () => {
  const [{ BrowserNotifications: news }] = await Promise.all([
    import("../features/notifications/BrowserNotifications.tsx"),
    loadTexts(["notifications"]),
  ]);
  return { default: news };
});

const isAllowed = (): boolean =>
  "Notification" in globalThis && Notification.permission === "granted" && "locks" in navigator;

/** Notifications of the browser, for the person who has switched them on and has allowed them here. */
export function News(): ReactNode {
  const { data: me } = useQuery(meQuery);
  if (me?.notifications.browser !== true || !isAllowed()) return null;
  return (
    <Suspense>
      <BrowserNotifications me={me} />
    </Suspense>
  );
}
