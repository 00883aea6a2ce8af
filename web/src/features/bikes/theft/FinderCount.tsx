import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListedBike } from "#contract/bikes.ts";
import "./theft.css";

/** That someone has found it, where the owner looks first. */
export function FinderCount({ finders }: Pick<ListedBike, "finders">): ReactNode {
  const { t } = useTranslation();
  if (finders === undefined) return null;
  return (
    <p className="findercount">
      <Eye size={18} aria-hidden="true" />
      {t(($) => $.bikes.theft.finders, { count: finders })}
    </p>
  );
}
