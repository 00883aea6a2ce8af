import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Me } from "#contract/accounts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { showNews } from "./browser-notifications.ts";
import { isUnread } from "./fetched-notifications.ts";
import { notificationsApi } from "./notifications-api.ts";
import { tellWhileVisible } from "./tabs.ts";
import { useMark } from "./use-marks.ts";
import { notificationText } from "./notification-text.ts";

/** More than come between two events of one person. */
const newestQuery = queryOptions({
  queryKey: queryKeys.notifications.newest,
  queryFn: ({ signal }) => notificationsApi.listNotifications({ query: { limit: 5 } }, { signal }),
  staleTime: Infinity,
});

/** Lets the browser tell of news while nobody looks at the site. */
export function BrowserNotifications({ me: { userId, notifications } }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const navigate = useNavigate();
  const { mutate: mark } = useMark();
  const { data } = useQuery(newestQuery);
  const silent = useRef(true);
  useEffect(tellWhileVisible, []);
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
    // What is new is told when it comes, not when a setting or the language changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  return null;
}
