import { useInfiniteQuery } from "@tanstack/react-query";
import { TicketPercent } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { campaignsQuery } from "#web/features/points/campaigns/campaigns-api.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { CampaignCard } from "./CampaignCard.tsx";

const CreateCampaign = lazy(async () => ({ default: (await import("./CreateCampaign.tsx")).CreateCampaign }));

/** All codes, and making another. */
export function Campaigns(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(campaignsQuery);
  const [creating, create] = useState(false);
  return (
    <>
      <p>
        <button type="button" className="btn btn--primary" onClick={() => create(true)}>
          {t(($) => $.campaigns.create)}
        </button>
      </p>
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={TicketPercent} {...t(($) => $.campaigns.empty, { returnObjects: true })} />}
        keyOf={({ code }) => code}
      >
        {(campaign) => <CampaignCard campaign={campaign} />}
      </PagedList>
      <Suspense>{creating && <CreateCampaign onClose={() => create(false)} />}</Suspense>
    </>
  );
}
