import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { AdminBike } from "#contract/office/bike-admin-bike.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const joinedNumbers = (numbers: readonly string[]): string | undefined =>
  numbers.length === 0 ? undefined : numbers.join(", ");

const useTheftFacts = (bike: AdminBike) => {
  const language = usePageLanguage();
  const { facts } = useTexts(($) => $.bikeAdmin.bike);
  const { stolenSince, stolenPlace, policeReportNumber, batteryStolenSince } = bike;
  return [
    [facts.stolenSince, stolenSince && dayText(stolenSince, language)],
    [facts.stolenPlace, stolenPlace && `${stolenPlace.place}, ${stolenPlace.city}`],
    [facts.police, policeReportNumber],
    [facts.batteryStolen, batteryStolenSince && dayText(batteryStolenSince, language)],
  ] as const;
};

function BikeLinks({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  return ids.map((id) => (
    <Link key={id} className="bikefile__link" to={`/admin-bikes/${id}`}>
      {t(($) => $.bikeAdmin.bike.showOther)}
    </Link>
  ));
}

export function BikeFacts({ bike }: { bike: AdminBike }): ReactNode {
  const { t } = useTranslation();
  const theft = useTheftFacts(bike);
  const { facts } = useTexts(($) => $.bikeAdmin.bike);
  const reasons = useTexts(($) => $.bikeAdmin.review.reasons);
  const { kinds } = useTexts(($) => $.bikeAdmin.bike.removal);
  const { removedAs, duplicateOf, duplicates } = bike;
  const { frameNumber, frameNumberTyped, formerNumbers, reviewReason, ownershipReceipt } = bike;
  return (
    <Card title={facts.title}>
      <Facts
        facts={[
          ...theft,
          [facts.waits, reviewReason && reasons[reviewReason]],
          [facts.type, t(($) => $.vocabulary.types[bike.type])],
          [facts.colour, t(($) => $.vocabulary.colours[bike.color])],
          [facts.name, bike.name],
          [facts.description, bike.description],
          [facts.city, bike.city],
          [facts.typed, frameNumberTyped === frameNumber ? undefined : frameNumberTyped],
          [facts.former, joinedNumbers(formerNumbers)],
          [facts.battery, bike.batterySerialNumber],
          [facts.receipt, ownershipReceipt],
          [facts.removedAs, removedAs && kinds[removedAs]],
          [facts.duplicateOf, duplicateOf && <BikeLinks key="kept" ids={[duplicateOf]} />],
          [facts.duplicates, duplicates.length > 0 ? <BikeLinks key="gone" ids={duplicates} /> : undefined],
        ]}
      />
    </Card>
  );
}
