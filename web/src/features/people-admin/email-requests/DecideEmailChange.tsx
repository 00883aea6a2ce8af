import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EmailRequest } from "#contract/email-requests.ts";
import type { Person } from "#contract/people-admin-person.ts";
import { failureText } from "#web/api/failure-text.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { firstNameOf } from "../actions/acts.ts";
import { useAct } from "../actions/use-act.ts";
import { decideEmailChange } from "../people-api.ts";

export type Asking = "approve" | "reject";
type Props = { request: EmailRequest; person: Person; asking: Asking; onClose: () => void };

/** Approves a change of an address, or lets it be, once it is said what follows. */
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
  const { mutate, isPending, error } = useAct(accountId, decide, onClose);
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      reason={asking === "reject" ? { label: why, hint: whyHint, required: true } : undefined}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={mutate}
      onClose={onClose}
    >
      <p>
        {asking === "reject"
          ? text
          : t(($) => $.peopleAdmin.emailRequests.approve.text, { name: firstNameOf(person), email })}
      </p>
      <p className="muted">{t(($) => $.peopleAdmin.emailRequests.audit)}</p>
    </DecisionDialog>
  );
}
