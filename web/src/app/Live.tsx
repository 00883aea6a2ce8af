import { lazy, type ReactNode, Suspense } from "react";
import type { Identity } from "#web/platform/auth/id-token.ts";
import { LateDocuments } from "./LateDocuments.tsx";
import { Realtime } from "./Realtime.tsx";
import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

const BrowserNotifications = lazy(async () => {
  const [{ BrowserNotifications: news }] = await Promise.all([
    import("#web/notifications/bell/BrowserNotifications.tsx"),
    loadTexts(["notifications"]),
  ]);
  return { default: news };
});

const isAllowed = (): boolean =>
  "Notification" in globalThis && Notification.permission === "granted" && "locks" in navigator;

/** Only if switched on and allowed in this browser. */
function News(): ReactNode {
  const { data: me } = useQuery(meQuery);
  if (me?.notifications.browser !== true || !isAllowed()) return null;
  return (
    <Suspense>
      <BrowserNotifications me={me} />
    </Suspense>
  );
}

const AdminRealtime = lazy(async () => ({
  default: (await import("./AdminRealtime.tsx")).AdminRealtime,
}));

/** Live updates, browser notifications and new terms, loaded only for signed-in people. */
export function Live({ userId, role }: Pick<Identity, "userId" | "role">): ReactNode {
  return (
    <>
      <Realtime userId={userId} />
      <News />
      <LateDocuments />
      <Suspense>{role === "admin" && <AdminRealtime />}</Suspense>
    </>
  );
}
