import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Words for the person who hears the page: how much is unread, each time that it has become more. */
export const useNewsSaid = (unread: number | undefined): string => {
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
