import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/bikes/search.ts";
import { BikeCard } from "#web/bikes/public-card/BikeCard.tsx";
import { ContactOwner } from "#web/messages/contact-owner/ContactOwner.tsx";
import { AskForBike } from "#web/ownership/requests/AskForBike.tsx";
import { ClaimBike } from "./ClaimBike.tsx";
import { ReportFound } from "#web/thefts/find-report/ReportFound.tsx";

export function PublicBikeCard({ bike, startsOpen }: { bike: SearchCard; startsOpen: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <BikeCard
      bike={bike}
      startsOpen={startsOpen}
      reportFound={<ReportFound bike={bike}>{t(($) => $.bikeCard.found)}</ReportFound>}
      contact={<ContactOwner bike={bike} />}
      more={
        <>
          <AskForBike bike={bike} />
          <ClaimBike bike={bike} />
        </>
      }
    />
  );
}
