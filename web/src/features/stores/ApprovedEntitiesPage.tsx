import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { StoreList } from "./StoreList.tsx";
import { StoreView } from "./StoreView.tsx";
import "#web/ui/list/link-card.css";
import "./stores.css";

/** /admin-approved-entities: which stores there are, and whether they may write. /admin-partners: the same, for what the directory shows of them. */
export function ApprovedEntitiesPage(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  // Kept while a store is looked at, so that the way back leads to what was found.
  const [sought, seek] = useState("");
  const id = parameters.get("id");
  const { title, partners } = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  return (
    <main className="wrap stores" id="content">
      {id === null ? (
        <StoreList title={pathname === "/admin-partners" ? partners : title} sought={sought} onSeek={seek} />
      ) : (
        <StoreView id={id} />
      )}
    </main>
  );
}
