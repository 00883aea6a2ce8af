import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { badgeText } from "./badges.ts";

export function CountBadge({ count }: { count: number | undefined }): ReactNode {
  const { t } = useTranslation();
  const text = badgeText(count);
  if (text === undefined) return null;
  return (
    <>
      <span className="countbadge" aria-hidden="true">
        {text}
      </span>
      <span className="sr">{t(($) => $.common.notifications.unread, { count: Number(count) })}</span>
    </>
  );
}
