import { Button } from "antd";
import { BatteryWarning } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { failureText } from "#web/api/failure-text.ts";
import { theftApi } from "#web/features/thefts/theft-api.ts";
import { useBikeChange } from "#web/features/thefts/use-bike-change.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Props = { bike: OwnBike; since: string; onBack: (since: string) => void };

/** The battery is missing; it is back with one press, and missing again with another. */
export function BatteryGone({ bike, since, onBack }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { mutate, isPending, error } = useBikeChange(bike.id, async () => {
    const changed = await theftApi.markBatteryRecovered({ params: { bikeId: bike.id } });
    onBack(since);
    return changed;
  });
  const texts = t(($) => $.thefts.battery, { returnObjects: true });
  return (
    <>
      <p className="theft__battery">
        <BatteryWarning size={20} aria-hidden="true" />
        <span>
          <b>{texts.stolen}</b> {t(($) => $.thefts.battery.since, { date: dayText(since, language) })}{" "}
          <span className="mono">{bike.batterySerialNumber}</span>
        </span>
      </p>
      <p>{texts.text}</p>
      <FormFailure text={error === null ? undefined : failureText(error)} />
      <Button type="primary" size="large" loading={isPending} onClick={() => mutate(undefined)}>
        {texts.back}
      </Button>
    </>
  );
}
