import type { ReactNode } from "react";
import type { Bike } from "#contract/bike.ts";
import { StolenBattery } from "#web/ui/bike-card/StolenBattery.tsx";

/** The banner that everybody else sees on the bike's card. */
export function BatteryNote({ bike }: { bike: Bike }): ReactNode {
  const { batteryStolenSince, batterySerialNumber } = bike;
  if (batteryStolenSince === undefined || batterySerialNumber === undefined) return null;
  return <StolenBattery serialNumber={batterySerialNumber} />;
}
