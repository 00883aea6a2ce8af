import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedStoreApplication } from "#contract/store-applications/decisions.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { Approval } from "./Approval.tsx";
import { useDecision } from "./use-decision.ts";

type Props = { request: OpenedStoreApplication };

type Asked = "approve" | "reject";

/** Says what follows, and asks for the reason. */
function Rejection({ request, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { deciding, why } = useDecision(request);
  const { company } = request;
  const words = t(($) => $.storeRequests.rejection, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={t(($) => $.storeRequests.rejection.title, { company })}
      submit={t(($) => $.storeRequests.reject)}
      danger
      reason={{ label: words.reason, hint: words.hint, required: true }}
      busy={deciding.isPending}
      failure={why(deciding.error)}
      onDecide={(reason) => deciding.mutate({ decision: "reject", reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </DecisionDialog>
  );
}

/** Approves after one more question, or refuses with a reason. */
export function Decision({ request }: Props): ReactNode {
  const { t } = useTranslation();
  const [asked, ask] = useState<Asked>();
  return (
    <section className="request__ways">
      <button type="button" className="btn btn--primary btn--lg" onClick={() => ask("approve")}>
        {t(($) => $.storeRequests.approve)}
      </button>
      <button type="button" className="btn btn--ghost btn--lg" onClick={() => ask("reject")}>
        {t(($) => $.storeRequests.reject)}
      </button>
      {asked === "approve" && <Approval request={request} onClose={() => ask(undefined)} />}
      {asked === "reject" && <Rejection request={request} onClose={() => ask(undefined)} />}
    </section>
  );
}

/** How far the invitation of an approved store has come. */
export function Invitation({ request }: Props): ReactNode {
  const { t } = useTranslation();
  const { inviting, why } = useDecision(request);
  const { invitation, contact } = request;
  if (invitation === undefined) return null;
  return (
    <section className="request__invitation">
      <output>{t(($) => $.storeRequests.invitation[invitation], { email: contact.email })}</output>
      {invitation !== "sent" && (
        <button
          type="button"
          className="btn btn--primary"
          aria-disabled={inviting.isPending}
          onClick={() => {
            if (!inviting.isPending) inviting.mutate();
          }}
        >
          {t(($) => $.storeRequests.invitation.send)}
        </button>
      )}
      <p role="alert">{why(inviting.error)}</p>
    </section>
  );
}
