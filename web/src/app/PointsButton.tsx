import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/auth/me-query.ts";
import "./points.css";

export function PointsButton({ onOpen }: { onOpen: () => void }): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(meQuery);
  return (
    <button type="button" className="points" aria-haspopup="dialog" onClick={onOpen}>
      <i className="points__coin" aria-hidden="true" />
      <span className="sr">{t(($) => $.common.points.title)}: </span>
      {data === undefined ? "..." : t(($) => $.common.points.balance, { points: data.points })}
    </button>
  );
}
