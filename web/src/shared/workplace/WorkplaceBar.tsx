import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Store } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { WorkplaceDialog } from "./WorkplaceDialog.tsx";
import { workplacesQuery } from "./workplaces-api.ts";
import "./workplace.css";

/** Which store someone with several works in, and the way to another. Those with one see nothing. */
export function WorkplaceBar({ storeId }: { storeId: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(workplacesQuery);
  const stores = data?.items ?? [];
  const now = stores.find((store) => store.storeId === storeId);
  if (stores.length < 2) return null;
  return (
    <aside className="workplace" aria-label={t(($) => $.workplace.title)}>
      <div className="wrap workplace__row">
        <Store size={20} aria-hidden="true" />
        <b>{now?.name ?? t(($) => $.workplace.none)}</b>
        <button type="button" className="btn btn--ghost" onClick={() => setOpen(true)}>
          <ArrowLeftRight size={18} aria-hidden="true" />
          {t(($) => $.workplace.change)}
        </button>
      </div>
      {open && <WorkplaceDialog stores={stores} now={storeId} onClose={() => setOpen(false)} />}
    </aside>
  );
}
