import { lazy, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { BikeLine } from "#web/features/thefts/BikeLine.tsx";
import { BatteryBack } from "./BatteryBack.tsx";
import { BatteryGone } from "./BatteryGone.tsx";

const BatteryStolen = lazy(async () => ({ default: (await import("./BatteryStolen.tsx")).BatteryStolen }));

function State({ bike }: { bike: OwnBike }): ReactNode {
  const [was, remember] = useState<string>();
  if (bike.batteryStolenSince !== undefined)
    return <BatteryGone bike={bike} since={bike.batteryStolenSince} onBack={remember} />;
  return was === undefined ? <BatteryStolen bike={bike} /> : <BatteryBack bike={bike} since={was} />;
}

export function BatteryView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(($) => $.thefts.battery.title)}</h1>
      <BikeLine bike={bike} />
      <State bike={bike} />
    </>
  );
}
