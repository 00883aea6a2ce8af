import { ShieldAlert, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Bike } from "#contract/bike.ts";

type Props = { bike: Bike; name: string };

/** The shortest way to what cannot wait: a theft, or that the bike is back. */
export function CardTheft({ bike, name }: Props): ReactNode {
  const { t } = useTranslation();
  const stolen = bike.status === "stolen";
  const Icon = stolen ? ShieldCheck : ShieldAlert;
  return (
    <Link
      className={`mybike__theft${stolen ? "" : " mybike__theft--report"}`}
      to={`/my-bikes/${bike.id}/${stolen ? "recovered" : "report-stolen"}`}
    >
      <Icon size={18} aria-hidden="true" />
      {stolen ? t(($) => $.bikes.theft.recovered) : t(($) => $.bikes.theft.short)}
      <span className="sr">: {name}</span>
    </Link>
  );
}
