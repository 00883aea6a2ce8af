import { Button } from "antd";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { failureText } from "#web/api/failure-text.ts";
import { theftApi } from "#web/features/thefts/theft-api.ts";
import { useBikeChange } from "#web/features/thefts/use-bike-change.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";

/** The battery is back. A person who was too quick takes it back. */
export function BatteryBack({ bike, since }: { bike: OwnBike; since: string }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useBikeChange(bike.id, () =>
    theftApi.reportBatteryStolen({ params: { bikeId: bike.id }, body: { stolenDate: since } }),
  );
  return (
    <>
      <output>{t(($) => $.thefts.battery.isBack)}</output>
      <FormFailure text={error === null ? undefined : failureText(error)} />
      <Button
        icon={<Undo2 size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate(undefined)}
      >
        {t(($) => $.thefts.battery.undo)}
      </Button>
    </>
  );
}
