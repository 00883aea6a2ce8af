import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContactOwner } from "#web/shared/messages/ContactOwner.tsx";
import { useSession } from "#web/auth/session.ts";
import { PublicCard } from "#web/ui/bike-card/PublicCard.tsx";
import { ShareButton } from "#web/ui/bike-card/ShareButton.tsx";
import { wantedQuery } from "./ad-queries.ts";
import { LoadedList } from "./LoadedList.tsx";

/** The bikes that are missed, the newest first. */
export function Wanted(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const query = useInfiniteQuery(wantedQuery(session.state === "signed-in"));
  const cards = query.data?.pages
    .flatMap(({ items }) => items)
    .map((bike, place) => (
      <li key={bike.id ?? `${bike.frameNumber} ${place}`}>
        <PublicCard bike={bike} id={`wanted-${place}`} open={false}>
          <div className="bikecard__actions">
            <ContactOwner bike={bike} />
            {bike.page !== undefined && (
              <ShareButton
                url={location.origin + bike.page}
                title={[bike.brand, bike.model].filter(Boolean).join(" ")}
                look="quiet"
              />
            )}
          </div>
        </PublicCard>
      </li>
    ));
  return (
    <>
      <p className="muted">{t(($) => $.ads.wanted.lead)}</p>
      <LoadedList
        query={query}
        cards={cards}
        label={t(($) => $.ads.wanted.label)}
        empty={<p>{t(($) => $.ads.wanted.empty)}</p>}
      />
    </>
  );
}
