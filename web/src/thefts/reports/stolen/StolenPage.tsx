import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NotStolen } from "#web/thefts/reports/NotStolen.tsx";
import { TheftPage } from "#web/thefts/reports/TheftPage.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { StolenView } from "./StolenView.tsx";

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
