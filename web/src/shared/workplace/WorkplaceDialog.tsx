import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Workplace } from "#contract/staff.ts";
import { failureText } from "#web/api/failure-text.ts";
import { renewSession } from "#web/auth/session.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { changeWorkplace } from "./workplaces-api.ts";

type Props = { stores: readonly Workplace[]; now: string | undefined; onClose: () => void };

/** The stores of a person. Choosing one has the pool give new tokens, with which the page opens again. */
export function WorkplaceDialog({ stores, now, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (storeId: string) => {
      await changeWorkplace(storeId);
      await renewSession();
    },
  });
  return (
    <PlainDialog title={t(($) => $.workplace.choose)} onClose={onClose}>
      <ul className="workplace__stores">
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
