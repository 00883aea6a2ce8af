import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedStoreApplication } from "#contract/store-applications/decisions.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { useDecision } from "./use-decision.ts";

type Props = { request: OpenedStoreApplication };

type Asked = "approve" | "reject";
type QuestionProps = Props & { asked: Asked; onClose: () => void };

/** Says what follows, and asks for the reason of a refusal. */
function Question({ request, asked, onClose }: QuestionProps): ReactNode {
  const { t } = useTranslation();
  const { deciding, why } = useDecision(request);
  const { company, contact } = request;
  const { approve, reject, rejection } = t(($) => $.storeRequests, {
    returnObjects: true,
    skipInterpolation: true,
  });
  const rejects = asked === "reject";
  const decide = (reason: string): void =>
    deciding.mutate(rejects ? { decision: "reject", reason } : { decision: "approve" }, {
      onSuccess: onClose,
    });
  return (
    <DecisionDialog
      title={
        rejects
          ? t(($) => $.storeRequests.rejection.title, { company })
          : t(($) => $.storeRequests.approval.title, { company })
      }
      submit={rejects ? reject : approve}
      danger={rejects}
      reason={rejects ? { label: rejection.reason, hint: rejection.hint, required: true } : undefined}
      busy={deciding.isPending}
      failure={why(deciding.error)}
      onDecide={decide}
      onClose={onClose}
    >
      <p>{rejects ? rejection.text : t(($) => $.storeRequests.approval.text, { email: contact.email })}</p>
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
      {asked !== undefined && <Question request={request} asked={asked} onClose={() => ask(undefined)} />}
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
