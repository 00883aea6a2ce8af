import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NotStolen } from "#web/features/thefts/NotStolen.tsx";
import { TheftPage } from "#web/features/thefts/TheftPage.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { StolenView } from "./StolenView.tsx";

/** /my-bikes/:bikeId/stolen */
export function StolenPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.thefts.whatNow.title);
  usePageTitle(title);
  return (
    <TheftPage>
      {(bike) =>
        bike.status === "stolen" ? <StolenView bike={bike} /> : <NotStolen bike={bike} title={title} />
      }
    </TheftPage>
  );
}
