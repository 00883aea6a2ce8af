import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { failureText } from "#web/api/failure-text.ts";
import { campaignsQuery, createCampaign, offersQuery } from "#web/features/points/campaigns/campaigns-api.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { CampaignFields } from "./CampaignFields.tsx";
import { campaignOf, type Draft, newDraft } from "./campaign-draft.ts";
import "#web/ui/decision/decision.css";

/** Where a new code is made. What is typed stays until the server has said yes. */
export function CreateCampaign({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [start] = useState(() => newDraft(isoDate(swedishDate(new Date()))));
  const { data: offers } = useQuery(offersQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: Draft) => createCampaign({ body: campaignOf(draft) }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
    },
  });
  return (
    <PlainDialog title={t(($) => $.campaigns.form.title)} onClose={onClose}>
      <Form<Draft>
        name="campaign"
        className="decision campaign-form"
        layout="vertical"
        size="large"
        requiredMark={false}
        noValidate
        validateTrigger="onSubmit"
        initialValues={start}
        onFinish={(draft) => isPending || mutate(draft)}
      >
        <CampaignFields packages={offers?.items.map(({ id }) => id) ?? []} />
        <p role="alert" className="decision__failure">
          {error !== null && failureText(error)}
        </p>
        <div className="decision__ways">
          <Button type="primary" htmlType="submit" loading={isPending}>
            {t(($) => $.campaigns.form.submit)}
          </Button>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
        </div>
      </Form>
    </PlainDialog>
  );
}
