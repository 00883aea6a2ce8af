import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { offersQuery } from "#web/features/campaigns/campaigns-api.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { CampaignFields } from "./CampaignFields.tsx";
import { useCampaignForm } from "./use-campaign-form.ts";
import "#web/ui/decision/decision.css";

/** Where a new code is made. */
export function CreateCampaign({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { data: offers } = useQuery(offersQuery);
  const { draft, faults, type, submit, busy, failure } = useCampaignForm(form, onClose);
  return (
    <PlainDialog title={t(($) => $.campaigns.form.title)} onClose={onClose}>
      <form className="decision" ref={form} onSubmit={submit} noValidate>
        <CampaignFields
          draft={draft}
          faults={faults}
          packages={offers?.items.map(({ id }) => id) ?? []}
          onType={type}
        />
        <p role="alert" className="decision__failure">
          {failure}
        </p>
        <div className="decision__ways">
          <button type="submit" className="btn btn--primary" aria-disabled={busy}>
            {busy ? t(($) => $.common.sending) : t(($) => $.campaigns.form.submit)}
          </button>
          <button type="button" className="btn btn--ghost" onClick={onClose}>
            {t(($) => $.common.cancel)}
          </button>
        </div>
      </form>
    </PlainDialog>
  );
}
