import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { lazy, type ReactNode, Suspense, useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { TicketPercent } from "lucide-react";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { campaignsQuery } from "#web/points/purchases/campaigns/campaigns-api.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import "#web/platform/ui/list/cases.css";
import "./campaigns.css";
import type { Campaign } from "#contract/points/campaigns.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge, type BadgeTone } from "#web/platform/ui/Badge.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { StopOrResume } from "./codes/StopOrResume.tsx";
import { UsesChart } from "./codes/UsesChart.tsx";

const tones: Readonly<Record<Campaign["state"], BadgeTone>> = {
  coming: "review",
  running: "registered",
  stopped: "unknown",
  ended: "unknown",
  exhausted: "unknown",
};

function About({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.campaigns);
  const { validFrom, validTo, packages, redeemed, held, most } = campaign;
  const period = { from: dayText(validFrom, language), to: dayText(validTo, language) };
  const facts = [
    [texts.validity, t(($) => $.campaigns.period, period)],
    [texts.packages, packages.length === 0 ? texts.everyPackage : packages.join(", ")],
    [texts.used, t(($) => $.campaigns.usedOf, { redeemed, most })],
    [texts.paying, held > 0 ? t(($) => $.campaigns.held, { count: held }) : undefined],
  ] as const;
  return <Facts facts={facts} />;
}

function CampaignCard({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { code, effect, state } = campaign;
  return (
    <article className="card case" aria-labelledby={id}>
      <div className="ways ways--apart">
        <h2 id={id} className="mono">
          {code}
        </h2>
        <Badge tone={tones[state]}>{t(($) => $.campaigns.states[state])}</Badge>
        <b>
          {effect.kind === "percent"
            ? t(($) => $.campaigns.percentOff, { percent: effect.percent })
            : t(($) => $.campaigns.bonusPoints, { points: effect.points })}
        </b>
      </div>
      <About campaign={campaign} />
      <UsesChart campaign={campaign} />
      <StopOrResume campaign={campaign} />
    </article>
  );
}

const CreateCampaign = lazy(async () => ({
  default: (await import("#web/points/purchases/campaigns/codes/CreateCampaign.tsx")).CreateCampaign,
}));

function Campaigns(): ReactNode {
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

const Offers = lazy(async () => ({
  default: (await import("#web/points/purchases/campaigns/offers/Offers.tsx")).Offers,
}));

const Disputes = lazy(async () => {
  const [{ Disputes }] = await Promise.all([
    import("#web/points/purchases/campaigns/disputes/Disputes.tsx"),
    loadTexts(["pointsHistory", "purchases"]),
  ]);
  return { default: Disputes };
});

const contents = { codes: Campaigns, packages: Offers, disputes: Disputes };
const tabs = ["codes", "packages", "disputes"] as const;

/** /admin-campaigns: campaign codes, packages and disputed payments. */
export function CampaignsPage(): ReactNode {
  const [parameters] = useSearchParams();
  const shown = tabs.find((tab) => tab === parameters.get("tab")) ?? "codes";
  const texts = useTexts(($) => $.campaigns);
  usePageTitle(texts.title);
  const Content = contents[shown];
  return (
    <main className="wrap page" id="content">
      <h1>{texts.title}</h1>
      <LinkTabs
        label={texts.title}
        shown={shown}
        tabs={tabs.map((id) => ({ id, text: texts.tabs[id], to: id === "codes" ? "" : `tab=${id}` }))}
      />
      <p className="muted">{texts.lead[shown]}</p>
      <Suspense fallback={<Skeleton of={["block", "block"]} />}>
        <Content />
      </Suspense>
    </main>
  );
}
