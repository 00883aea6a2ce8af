import { BatteryWarning, ShieldAlert, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/transfers.ts";

/** What the register knows of the bike at this moment, right under its number. */
export function TheftCheck({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useTranslation();
  const { theftCheck, batteryStolen } = transfer;
  const isClear = theftCheck === "clear";
  const Icon = isClear ? ShieldCheck : ShieldAlert;
  return (
    <>
      <p className={isClear ? "transfer__check" : "transfer__check transfer__check--bad"}>
        <Icon size={20} aria-hidden="true" />
        {t(($) => $.transfers.page[theftCheck])}
      </p>
      {batteryStolen && (
        <p className="transfer__check transfer__check--battery">
          <BatteryWarning size={20} aria-hidden="true" />
          {t(($) => $.transfers.page.batteryStolen)}
        </p>
      )}
    </>
  );
}
