import { Eye, Rss, ScanSearch } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { recentTheftRoutes } from "#contract/thefts/recent-thefts.ts";
import { apiBase } from "#contract/platform/route.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type Area, parametersOf } from "./area.ts";

function Feeds({ area }: { area: Area }): ReactNode {
  const language = usePageLanguage();
  const feeds = useTexts(($) => $.recentThefts.feeds);
  const parameters = parametersOf(area);
  parameters.set("language", language);
  const feedAt = (path: string): string => `${apiBase}${path}?${parameters.toString()}`;
  const atom = feedAt(recentTheftRoutes.getTheftsAtom.path);
  return (
    <section>
      <Rss size={22} aria-hidden="true" />
      <h2>{feeds.title}</h2>
      <p>{feeds.text}</p>
      <ul>
        <li>
          <a href={atom}>{feeds.atom}</a>
        </li>
        <li>
          <a href={feedAt(recentTheftRoutes.getTheftsGeoJson.path)}>{feeds.geoJson}</a>
        </li>
      </ul>
      <link rel="alternate" type="application/atom+xml" title={feeds.atom} href={atom} />
    </section>
  );
}

export function SideColumn({ area }: { area: Area }): ReactNode {
  const language = usePageLanguage();
  const tips = useTexts(($) => $.recentThefts.tips);
  return (
    <aside className="stack thefts__beside">
      <section>
        <Eye size={22} aria-hidden="true" />
        <h2>{tips.seen}</h2>
        <p>{tips.seenText}</p>
      </section>
      <section>
        <ScanSearch size={22} aria-hidden="true" />
        <h2>{tips.buying}</h2>
        <p>
          {tips.buyingText} <a href={pageAddress("/bike-search", language)}>{tips.search}</a>
        </p>
      </section>
      <Feeds area={area} />
    </aside>
  );
}
