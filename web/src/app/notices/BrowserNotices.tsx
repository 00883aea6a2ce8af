import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Me } from "#contract/accounts.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { showNews } from "./browser-notices.ts";
import { isUnread } from "./fetched-notes.ts";
import { noticesApi } from "./notices-api.ts";
import { tellWhileVisible } from "./tabs.ts";
import { useMark } from "./use-marks.ts";
import { wordNotice } from "./word-notice.ts";

/** More than come between two events of one person. */
const newestQuery = queryOptions({
  queryKey: ["notifications", "newest"],
  queryFn: ({ signal }) => noticesApi.listNotifications({ query: { limit: 5 } }, { signal }),
  staleTime: Infinity,
});

/** Lets the browser tell of news while nobody looks at the site. */
export function BrowserNotices({ me: { userId, notifications } }: { me: Me }): ReactNode {
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
      word: (note) => wordNotice(t, note),
      onClick: (note) => {
        if (isUnread(note)) mark({ note, unread: false });
        void navigate(pageAddress(note.link, language));
      },
    });
    silent.current = false;
    // What is new is told when it comes, not when a setting or the language changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  return null;
}
