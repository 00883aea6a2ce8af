import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { StoreList } from "./StoreList.tsx";
import { StoreView } from "./StoreView.tsx";
import "#web/ui/list/link-card.css";
import "./stores.css";

/** /admin-approved-entities: which stores there are, and whether they may write. */
export function ApprovedEntitiesPage(): ReactNode {
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  return (
    <main className="wrap stores" id="content">
      {id === null ? <StoreList /> : <StoreView id={id} />}
    </main>
  );
}
