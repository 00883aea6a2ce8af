import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { badgeText } from "./badge-text.ts";

type Props = {
  readonly count: number | undefined;
  /** Unread items, or tasks to do. */
  readonly of?: "unread" | "waiting";
};

export function CountBadge({ count, of = "unread" }: Props): ReactNode {
  const { t } = useTranslation();
  const text = badgeText(count);
  if (text === undefined) return null;
  return (
    <>
      <span className="countbadge" aria-hidden="true">
        {text}
      </span>
      <span className="sr">{t(($) => $.common.notifications[of], { count: Number(count) })}</span>
    </>
  );
}
