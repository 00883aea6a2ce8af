import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Extract } from "#contract/extracts.ts";
import { failureText } from "#web/api/failure-text.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { useAct } from "../actions/use-act.ts";
import { decideExtract } from "../people-api.ts";

export type Asking = "approve" | "reject";
type Props = { extract: Extract; asking: Asking; onClose: () => void };

/** Approves an extract, or lets it be, once it is said what follows. */
export function DecideExtract({ extract, asking, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { id: extractId, accountId, secrecy } = extract;
  const texts = t(($) => $.extracts, { returnObjects: true, skipInterpolation: true });
  const { title, submit, text } = texts[asking];
  const decide = (reason: string) =>
    decideExtract({
      params: { accountId, extractId },
      body: asking === "approve" ? { decision: "approve" } : { decision: "reject", reason },
    });
  const { mutate, isPending, error } = useAct(accountId, decide, onClose);
  const why = { label: texts.reject.why, hint: texts.reject.whyHint, required: true };
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      reason={asking === "reject" ? why : undefined}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={mutate}
      onClose={onClose}
    >
      <p>{text}</p>
      {asking === "approve" && <p>{secrecy ? texts.approve.secret : texts.approve.tells}</p>}
      <p className="muted">{texts.audit}</p>
    </DecisionDialog>
  );
}
