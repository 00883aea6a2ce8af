import { BatteryWarning } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./card-parts.css";

/** The bike may be with its owner; only its battery is stolen. */
export function StolenBattery({ serialNumber }: { serialNumber: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="bikecard__battery">
      <BatteryWarning size={20} aria-hidden="true" />
      <span>
        <b>{t(($) => $.bikeCard.stolenBattery)}</b> {t(($) => $.bikeCard.batteryNumber)}{" "}
        <span className="mono">{serialNumber}</span>
      </span>
    </p>
  );
}
