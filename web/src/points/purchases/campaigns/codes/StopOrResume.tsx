import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/points/campaigns.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { campaignsQuery, changeCampaign } from "#web/points/purchases/campaigns/campaigns-api.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";

type CampaignAction = "stop" | "resume";

const actionFor = ({ state }: Campaign): CampaignAction | undefined => {
  switch (state) {
    case "coming":
    case "running":
    // A code is free again if an unfinished payment ends, so an exhausted code can still be
    // stopped.
    case "exhausted":
      return "stop";
    case "stopped":
      return "resume";
    case "ended":
      return undefined;
  }
};

function Question({
  code,
  action,
  onClose,
}: {
  code: string;
  action: CampaignAction;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeCampaign({ params: { code }, body: { stopped: action === "stop" } }),
    onSuccess: async () => {
      onClose();
      await refresh();
    },
    onError: async (refused) => {
      if (refused instanceof ProblemError) await refresh();
    },
  });
  const { text, submit } = t(($) => $.campaigns, { returnObjects: true, skipInterpolation: true })[action];
  return (
    <DecisionDialog
      title={t(($) => $.campaigns[action].title, { code })}
      submit={submit}
      danger={action === "stop"}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={() => mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
    </DecisionDialog>
  );
}

export function StopOrResume({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<CampaignAction>();
  const action = actionFor(campaign);
  return (
    <>
      {action !== undefined && (
        <p>
          <button type="button" className="btn btn--ghost" onClick={() => ask(action)}>
            {t(($) => $.campaigns[action].button)} <span className="sr">{campaign.code}</span>
          </button>
        </p>
      )}
      {asking !== undefined && (
        <Question code={campaign.code} action={asking} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
