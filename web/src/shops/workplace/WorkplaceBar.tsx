import { useQuery, useMutation, queryOptions } from "@tanstack/react-query";
import { ArrowLeftRight, Store, Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import "./workplace.css";
import { type Workplace, staffRoutes } from "#contract/shops/staff.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { renewSession, getAccessToken } from "#web/platform/auth/session.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";

const client = createClient(staffRoutes, { token: getAccessToken });

const workplacesQuery = queryOptions({
  queryKey: queryKeys.workplaces.all,
  queryFn: ({ signal }) => client.listWorkplaces({}, { signal }),
  staleTime: 60_000,
});

const changeWorkplace = (storeId: string) => client.changeWorkplace({ body: { storeId } });

type Props = { stores: readonly Workplace[]; now: string | undefined; onClose: () => void };

/** Renews the tokens after a choice, since they name the store. */
function WorkplaceDialog({ stores, now, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (storeId: string) => {
      await changeWorkplace(storeId);
      await renewSession();
    },
  });
  return (
    <PlainDialog title={t(($) => $.workplace.choose)} onClose={onClose}>
      <ul className="stack stack--near">
        {stores.map(({ storeId, name, city }) => (
          <li key={storeId}>
            <button
              type="button"
              className="workplace__store"
              aria-current={storeId === now ? "true" : undefined}
              aria-disabled={isPending}
              onClick={() => {
                if (storeId === now) onClose();
                else if (!isPending) mutate(storeId);
              }}
            >
              <span>
                <b>{name}</b>
                <span className="muted">{city}</span>
              </span>
              {storeId === now && <Check size={22} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{error !== null && failureText(error)}</p>
    </PlainDialog>
  );
}

/** Only for people who work in several stores. */
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
