import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EmailRequest } from "#contract/office/email-requests.ts";
import type { Person } from "#contract/office/people-admin-person.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { firstNameOf } from "#web/office/people/actions/acts.ts";
import { useAct } from "#web/office/people/actions/use-act.ts";
import { decideEmailChange } from "#web/office/people/people-api.ts";

export type Asking = "approve" | "reject";
type Props = { request: EmailRequest; person: Person; asking: Asking; onClose: () => void };

/** States the consequences before the administrator approves or declines. */
export function DecideEmailChange({ request, person, asking, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { id: requestId, accountId, email } = request;
  const { title, submit } = t(($) => $.peopleAdmin.emailRequests[asking], {
    returnObjects: true,
    skipInterpolation: true,
  });
  const { why, whyHint, text } = t(($) => $.peopleAdmin.emailRequests.reject, { returnObjects: true });
  const decide = (reason: string) =>
    decideEmailChange({
      params: { accountId, requestId },
      body: asking === "approve" ? { decision: "approve" } : { decision: "reject", reason },
    });
  const { kept, close } = useKeptReason(`emailRequests:${requestId}`, onClose);
  const { mutate, isPending, error } = useAct(accountId, decide, close);
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      reason={asking === "reject" ? { label: why, hint: whyHint, required: true } : undefined}
      kept={kept}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={mutate}
      onClose={close}
    >
      <CaseClaim queue="emailRequests" caseId={requestId} />
      <p>
        {asking === "reject"
          ? text
          : t(($) => $.peopleAdmin.emailRequests.approve.text, { name: firstNameOf(person), email })}
      </p>
      <p className="muted">{t(($) => $.peopleAdmin.emailRequests.audit)}</p>
    </DecisionDialog>
  );
}
