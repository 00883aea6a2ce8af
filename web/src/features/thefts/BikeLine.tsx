import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bike.ts";
import { Plate } from "#web/ui/Plate.tsx";

/** Which bike a page is about. */
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
