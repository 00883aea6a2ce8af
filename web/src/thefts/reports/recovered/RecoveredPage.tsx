import { lazy, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { NotStolen } from "#web/thefts/reports/NotStolen.tsx";
import { TheftPage } from "#web/thefts/reports/TheftPage.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";

const RecoveredForm = lazy(async () => ({ default: (await import("./RecoveredForm.tsx")).RecoveredForm }));

/** The form stays mounted after the bike is recovered, until the page changes. */
function Content({ bike, title }: { bike: OwnBike; title: string }): ReactNode {
  const [wasStolen] = useState(bike.status === "stolen");
  return wasStolen ? <RecoveredForm bike={bike} /> : <NotStolen bike={bike} title={title} />;
}

export function RecoveredPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.thefts.recovered.title);
  usePageTitle(title);
  return <TheftPage>{(bike) => <Content bike={bike} title={title} />}</TheftPage>;
}
