import { useInfiniteQuery } from "@tanstack/react-query";
import { TicketPercent } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { campaignsQuery } from "#web/features/campaigns/campaigns-api.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { CampaignCard } from "./CampaignCard.tsx";

const CreateCampaign = lazy(async () => ({ default: (await import("./CreateCampaign.tsx")).CreateCampaign }));

function NoCampaigns(): ReactNode {
  const { t } = useTranslation();
  const { title, text } = t(($) => $.campaigns.empty, { returnObjects: true });
  return (
    <section className="paged__state">
      <TicketPercent size={52} strokeWidth={1.4} aria-hidden="true" />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </section>
  );
}

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
      <PagedList query={query} why={failureText} empty={<NoCampaigns />} keyOf={({ code }) => code}>
        {(campaign) => <CampaignCard campaign={campaign} />}
      </PagedList>
      <Suspense>{creating && <CreateCampaign onClose={() => create(false)} />}</Suspense>
    </>
  );
}
