import { lazy, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { NotStolen } from "#web/features/thefts/NotStolen.tsx";
import { TheftPage } from "#web/features/thefts/TheftPage.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";

const RecoveredForm = lazy(async () => ({ default: (await import("./RecoveredForm.tsx")).RecoveredForm }));

/** Once the bike is back the form stays until the page has been left. */
function Content({ bike, title }: { bike: OwnBike; title: string }): ReactNode {
  const [wasStolen] = useState(bike.status === "stolen");
  return wasStolen ? <RecoveredForm bike={bike} /> : <NotStolen bike={bike} title={title} />;
}

/** /my-bikes/:bikeId/recovered */
export function RecoveredPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.thefts.recovered.title);
  usePageTitle(title);
  return <TheftPage>{(bike) => <Content bike={bike} title={title} />}</TheftPage>;
}
