import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bikes/bike.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";

export function BikeLine({ bike }: { bike: Bike }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="theft__bike">
      <Plate
        number={bike.frameNumber}
        label={t(($) => $.common.frameNumber)}
        stolen={bike.status === "stolen"}
      />
      <b>{bike.name ?? `${bike.brand} ${bike.model}`}</b>
    </p>
  );
}
