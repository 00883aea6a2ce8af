import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Campaigns } from "./codes/Campaigns.tsx";
import "./campaigns.css";

const Offers = lazy(async () => ({ default: (await import("./offers/Offers.tsx")).Offers }));
const AdjustPoints = lazy(async () => ({
  default: (await import("./balance/AdjustPoints.tsx")).AdjustPoints,
}));

const contents = { codes: Campaigns, packages: Offers, balance: AdjustPoints };
const tabs = ["codes", "packages", "balance"] as const;

/** /admin-campaigns: codes, what points are sold for, and balances. */
export function CampaignsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const shown = tabs.find((tab) => tab === parameters.get("tab")) ?? "codes";
  const texts = t(($) => $.campaigns, { returnObjects: true, skipInterpolation: true });
  usePageTitle(texts.title);
  const Content = contents[shown];
  return (
    <main className="wrap campaigns" id="content">
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
