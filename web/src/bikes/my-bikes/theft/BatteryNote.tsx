import type { ReactNode } from "react";
import type { Bike } from "#contract/bikes/bike.ts";
import { StolenBattery } from "#web/bikes/card/StolenBattery.tsx";

/** The same banner as on the public card. */
export function BatteryNote({ bike }: { bike: Bike }): ReactNode {
  const { batteryStolenSince, batterySerialNumber } = bike;
  if (batteryStolenSince === undefined || batterySerialNumber === undefined) return null;
  return <StolenBattery serialNumber={batterySerialNumber} />;
}
