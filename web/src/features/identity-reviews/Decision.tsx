import { Alert, Button } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedIdentityReview } from "#contract/identity-reviews.ts";
import { focus } from "#web/ui/focus.ts";
import { ApprovalDialog } from "./ApprovalDialog.tsx";
import { useDecision } from "./use-decision.ts";

const RejectionForm = lazy(async () => ({ default: (await import("./RejectionForm.tsx")).RejectionForm }));

type Props = { review: OpenedIdentityReview; onReopen: () => void };

/** Approves after one more question, or rejects with a reason. */
export function Decision({ review, onReopen }: Props): ReactNode {
  const { t } = useTranslation();
  const [step, go] = useState<"choosing" | "approving" | "rejecting">("choosing");
  const { decide, isDeciding, refusal } = useDecision(review, onReopen);
  const [cancelled, cancel] = useState(false);
  const back = () => go("choosing");
  const reject = (reason: string): void => decide({ decision: "reject", reason });
  const keepOpen = (): void => {
    cancel(true);
    back();
  };
  return (
    <section className="reviewview__decision">
      {step === "rejecting" ? (
        <Suspense>
          <RejectionForm busy={isDeciding} onReject={reject} onCancel={keepOpen} />
        </Suspense>
      ) : (
        <div className="reviewview__actions">
          <Button type="primary" size="large" onClick={() => go("approving")}>
            {t(($) => $.identityReviews.approve)}
          </Button>
          <Button danger size="large" {...(cancelled && { ref: focus })} onClick={() => go("rejecting")}>
            {t(($) => $.identityReviews.reject)}
          </Button>
        </div>
      )}
      <ApprovalDialog
        review={review}
        open={step === "approving"}
        busy={isDeciding}
        onApprove={() => decide({ decision: "approve" }, { onSettled: back })}
        onCancel={back}
      />
      <div role="alert">
        {refusal !== undefined && <Alert type="error" showIcon title={refusal} role="presentation" />}
      </div>
    </section>
  );
}
