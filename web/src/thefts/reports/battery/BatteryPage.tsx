import { type ReactNode, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { TheftPage } from "#web/thefts/reports/TheftPage.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { BikeLine } from "#web/thefts/reports/BikeLine.tsx";
import { Button } from "antd";
import { Undo2, BatteryWarning } from "lucide-react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { theftApi } from "#web/thefts/reports/theft-api.ts";
import { useBikeChange } from "#web/thefts/reports/use-bike-change.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = { bike: OwnBike; since: string; onBack: (since: string) => void };

/** Marks the battery as recovered with one press, which can be undone. */
function BatteryGone({ bike, since, onBack }: Props): ReactNode {
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

/** Lets the owner undo a hasty press. */
function BatteryBack({ bike, since }: { bike: OwnBike; since: string }): ReactNode {
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

const BatteryStolen = lazy(async () => ({ default: (await import("./BatteryStolen.tsx")).BatteryStolen }));

function State({ bike }: { bike: OwnBike }): ReactNode {
  const [was, remember] = useState<string>();
  if (bike.batteryStolenSince !== undefined)
    return <BatteryGone bike={bike} since={bike.batteryStolenSince} onBack={remember} />;
  return was === undefined ? <BatteryStolen bike={bike} /> : <BatteryBack bike={bike} since={was} />;
}

function BatteryView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(($) => $.thefts.battery.title)}</h1>
      <BikeLine bike={bike} />
      <State bike={bike} />
    </>
  );
}

export function BatteryPage(): ReactNode {
  const { t } = useTranslation();
  usePageTitle(t(($) => $.thefts.battery.title));
  return <TheftPage>{(bike) => <BatteryView bike={bike} />}</TheftPage>;
}
