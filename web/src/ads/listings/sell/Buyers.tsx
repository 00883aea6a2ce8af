import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnListing } from "#contract/ads/listings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { inquirersQuery } from "#web/ads/listings/listings-api.ts";

/** Lists the people who have asked about the ad, by masked names, to transfer the bike to one of them. */
export function Buyers({ listing, onClose }: { listing: OwnListing; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useQuery(inquirersQuery(listing.id));
  const texts = t(($) => $.sell.buyers, { returnObjects: true });
  const byEmail = `/my-bikes/${listing.bikeId}/transfer`;
  return (
    <PlainDialog title={texts.title} onClose={onClose}>
      <div className="ways sell__buyers">
        {error && <p role="alert">{failureText(error)}</p>}
        {!data && !error && <output className="muted">{texts.loading}</output>}
        {data && <p>{data.items.length === 0 ? texts.none : texts.lead}</p>}
        <ul>
          {data?.items.map(({ threadId, name }) => (
            <li key={threadId}>
              <Link
                className="btn btn--ghost"
                to={`${byEmail}?thread=${threadId}`}
                aria-label={t(($) => $.sell.buyers.choose, { name })}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link className="btn btn--primary" to={byEmail}>
          {texts.byEmail}
        </Link>
      </div>
    </PlainDialog>
  );
}
