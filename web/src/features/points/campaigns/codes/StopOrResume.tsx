import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/points/campaigns.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { campaignsQuery, changeCampaign } from "#web/features/points/campaigns/campaigns-api.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";

type Way = "stop" | "resume";

const wayFor = ({ state }: Campaign): Way | undefined => {
  switch (state) {
    case "coming":
    case "running":
      return "stop";
    case "stopped":
      return "resume";
    case "ended":
    case "exhausted":
      return undefined;
  }
};

function Question({ code, way, onClose }: { code: string; way: Way; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeCampaign({ params: { code }, body: { stopped: way === "stop" } }),
    onSuccess: async () => {
      onClose();
      await refresh();
    },
    onError: async (refused) => {
      if (refused instanceof ProblemError) await refresh();
    },
  });
  const { text, submit } = t(($) => $.campaigns, { returnObjects: true, skipInterpolation: true })[way];
  return (
    <DecisionDialog
      title={t(($) => $.campaigns[way].title, { code })}
      submit={submit}
      danger={way === "stop"}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={() => mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
    </DecisionDialog>
  );
}

/** Stops a code that is valid or will be, or resumes one that was stopped, after a question. */
export function StopOrResume({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<Way>();
  const way = wayFor(campaign);
  return (
    <>
      {way !== undefined && (
        <p>
          <button type="button" className="btn btn--ghost" onClick={() => ask(way)}>
            {t(($) => $.campaigns[way].button)} <span className="sr">{campaign.code}</span>
          </button>
        </p>
      )}
      {asking !== undefined && <Question code={campaign.code} way={asking} onClose={() => ask(undefined)} />}
    </>
  );
}
