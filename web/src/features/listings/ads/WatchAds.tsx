import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AlertCriteria } from "#contract/alerts.ts";
import { useSession } from "#web/auth/session.ts";
import { WatchButton } from "#web/shared/alerts/WatchButton.tsx";
import type { AdSearch } from "./ad-search.ts";
import { useChips } from "./use-chips.ts";

const miles = { "1": 1, "3": 3, "5": 5 } as const;

const criteriaOf = (search: AdSearch): AlertCriteria => {
  const { near, radius = "1", electric, from, to, order: _, ...same } = search;
  return {
    ...same,
    city: near,
    radius: near === undefined ? undefined : miles[radius],
    electric: electric && true,
    priceFrom: from === undefined ? undefined : Number(from),
    priceTo: to === undefined ? undefined : Number(to),
  };
};

/** For customers, of a search that narrows something. */
export function WatchAds({ search }: { search: AdSearch }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const chips = useChips(search);
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  if (!isCustomer || chips.length === 0) return null;
  const name = chips
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 60);
  return (
    <WatchButton initial={{ name, kind: "ads", criteria: criteriaOf(search) }}>
      {t(($) => $.ads.list.watch)}
    </WatchButton>
  );
}
