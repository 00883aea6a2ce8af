import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function PointsOwed({ points = 0 }: { points: number | undefined }): ReactNode {
  const { t } = useTranslation();
  if (points >= 0) return null;
  return <p role="note">{t(($) => $.common.points.owed, { points: -points })}</p>;
}
