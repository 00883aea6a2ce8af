import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ForSale } from "./ForSale.tsx";
import { Wanted } from "./Wanted.tsx";
import "./ads-page.css";

/** /bike-ads */
export function AdsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const texts = t(($) => $.ads.tabs, { returnObjects: true });
  const shown = parameters.get("tab") === "wanted" ? "wanted" : "forSale";
  usePageTitle(t(($) => $.ads.title));
  return (
    <main className="wrap ads" id="content">
      <h1>{t(($) => $.ads.title)}</h1>
      <LinkTabs
        label={texts.label}
        shown={shown}
        tabs={[
          { id: "forSale", text: texts.forSale, to: "" },
          { id: "wanted", text: texts.wanted, to: "?tab=wanted" },
        ]}
      />
      {shown === "wanted" ? <Wanted /> : <ForSale />}
    </main>
  );
}
