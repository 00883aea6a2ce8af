import { Coins } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** How many points go with the account, and that bought ones can be had back. */
export function PointsLost({ points }: { points: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="deletion__points">
      <Coins size={20} aria-hidden="true" />
      <span>
        <b>{t(($) => $.closing.section.points, { count: points })}</b> {t(($) => $.closing.section.refund)}
      </span>
    </p>
  );
}
