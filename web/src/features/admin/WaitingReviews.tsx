import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { waitingReviews } from "./queries.ts";

/** How many wait; nothing while that is not known, and nothing for none. */
export function WaitingReviews(): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(waitingReviews);
  if (data === undefined || data.count === 0) return null;
  const count = data.more ? `${data.count}+` : String(data.count);
  return (
    <span className="dashtile__count">
      {count} <span className="sr">{t(($) => $.admin.waiting)}</span>
    </span>
  );
}
