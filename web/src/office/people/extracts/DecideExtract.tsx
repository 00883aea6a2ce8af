import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Extract } from "#contract/office/extracts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { useAct } from "#web/office/people/actions/use-act.ts";
import { decideExtract } from "#web/office/people/people-api.ts";

export type Asking = "approve" | "reject";
type Props = { extract: Extract; asking: Asking; onClose: () => void };

/** States the consequences before the administrator approves or declines. */
export function DecideExtract({ extract, asking, onClose }: Props): ReactNode {
  const { id: extractId, accountId, secrecy } = extract;
  const texts = useTexts(($) => $.extracts);
  const { title, submit, text } = texts[asking];
  const decide = (reason: string) =>
    decideExtract({
      params: { accountId, extractId },
      body: asking === "approve" ? { decision: "approve" } : { decision: "reject", reason },
    });
  const { kept, close } = useKeptReason(`extracts:${extractId}`, onClose);
  const { mutate, isPending, error } = useAct(accountId, decide, close);
  const why = { label: texts.reject.why, hint: texts.reject.whyHint, required: true };
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      reason={asking === "reject" ? why : undefined}
      kept={kept}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={mutate}
      onClose={close}
    >
      <CaseClaim queue="extracts" caseId={extractId} />
      <p>{text}</p>
      {asking === "approve" && <p>{secrecy ? texts.approve.secret : texts.approve.tells}</p>}
      <p className="muted">{texts.audit}</p>
    </DecisionDialog>
  );
}
