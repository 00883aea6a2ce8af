import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function VerifiedBadge(): ReactNode {
  const { t } = useTranslation();
  return (
    <span className="badge badge--registered">
      <BadgeCheck size={16} aria-hidden="true" />
      {t(($) => $.certificate.verified)}
    </span>
  );
}
