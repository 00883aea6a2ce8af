import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Me } from "#contract/people/accounts.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { showNews } from "./browser-notifications.ts";
import { isUnread } from "./fetched-notifications.ts";
import { notificationsApi } from "./notifications-api.ts";
import { shareVisibility } from "./tabs.ts";
import { useMark } from "./use-marks.ts";
import { notificationText } from "./notification-text.ts";

/** Five notifications: more than arrive between two events. */
const newestQuery = queryOptions({
  queryKey: queryKeys.notifications.newest,
  queryFn: ({ signal }) => notificationsApi.listNotifications({ query: { limit: 5 } }, { signal }),
  staleTime: Infinity,
});

/** Shows browser notifications while no tab of the site is visible. */
export function BrowserNotifications({ me: { userId, notifications } }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const navigate = useNavigate();
  const { mutate: mark } = useMark();
  const { data } = useQuery(newestQuery);
  const silent = useRef(true);
  useEffect(shareVisibility, []);
  useEffect(() => {
    if (!data) return;
    void showNews(data.items, {
      userId,
      settings: notifications,
      silent: silent.current,
      word: (notification) => notificationText(t, notification),
      onClick: (notification) => {
        if (isUnread(notification)) mark({ notification, unread: false });
        void navigate(pageAddress(notification.link, language));
      },
    });
    silent.current = false;
    // Runs for new data only, not when a setting or the language changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  return null;
}
