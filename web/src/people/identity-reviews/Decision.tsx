import { Button, Modal, Alert } from "antd";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useRef, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedIdentityReview, IdentityDecision } from "#contract/people/identity-reviews.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { decide, reviewQueries } from "./queries.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { useLetterKeys } from "#web/platform/ui/use-letter-keys.ts";

type ApprovalDialogProps = {
  review: OpenedIdentityReview;
  open: boolean;
  busy: boolean;
  onApprove: () => void;
  onCancel: () => void;
};

function ApprovalDialog({ review, open, busy, onApprove, onCancel }: ApprovalDialogProps): ReactNode {
  const { t } = useTranslation();
  const approval = useRef<HTMLButtonElement>(null);
  const isSure = review.personalNumberCheck === "matches" && review.nameCheck === "matches";
  return (
    <Modal
      open={open}
      title={t(($) => $.identityReviews.confirm.title, { name: review.fullName })}
      onCancel={onCancel}
      // antd focuses the dialog when it opens, so the button takes the focus afterwards.
      afterOpenChange={(isOpen) => isOpen && approval.current?.focus()}
      width={480}
      destroyOnHidden
      footer={
        <>
          <Button onClick={onCancel}>{t(($) => $.common.cancel)}</Button>
          <Button type="primary" ref={approval} loading={busy} onClick={onApprove}>
            {t(($) => $.identityReviews.approve)}
          </Button>
        </>
      }
    >
      {!isSure && (
        <p className="reviewview__doubt">
          <TriangleAlert size={20} aria-hidden="true" />
          {t(($) => $.identityReviews.confirm.doubt)}
        </p>
      )}
      <p>{t(($) => $.identityReviews.confirm.text)}</p>
    </Modal>
  );
}

const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === "personal-number-taken") return t(($) => $.identityReviews.taken);
  return code === "forbidden" ? t(($) => $.identityReviews.own) : failureText(error);
};

/** Someone else decided first, or the request lapsed; the page reloads it. */
const isOutdated = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "identity-review-decided" || error.code === "identity-review-not-found");

const useDecision = ({ id }: OpenedIdentityReview, onReopen: () => void) => {
  const toast = useToast();
  const queries = useQueryClient();
  const refreshList = () =>
    void queries.invalidateQueries({ queryKey: adminQueryKeys.identityReviews.waiting });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: IdentityDecision) => decide(id, decision),
    onSuccess: (decided) => {
      queries.setQueryData(reviewQueries.byId(id).queryKey, decided);
      refreshList();
    },
    onError: (refused) => {
      if (!isOutdated(refused)) return;
      toast.error(failureText(refused));
      onReopen();
      refreshList();
    },
  });
  return { decide: mutate, isDeciding: isPending, refusal: useRefusal(error) };
};

const RejectionForm = lazy(async () => ({ default: (await import("./RejectionForm.tsx")).RejectionForm }));

type Props = { review: OpenedIdentityReview; onReopen: () => void };

type Step = "choosing" | "approving" | "rejecting";

function Choice({ isBack, onGo }: { isBack: boolean; onGo: (step: Step) => void }): ReactNode {
  const { t } = useTranslation();
  const [approve, reject] = [() => onGo("approving"), () => onGo("rejecting")];
  useLetterKeys({ a: approve, r: reject });
  return (
    <div className="ways ways--apart reviewview__actions">
      <Button type="primary" size="large" aria-keyshortcuts="a" onClick={approve}>
        {t(($) => $.identityReviews.approve)} <kbd aria-hidden="true">A</kbd>
      </Button>
      <Button danger size="large" aria-keyshortcuts="r" {...(isBack && { ref: focus })} onClick={reject}>
        {t(($) => $.identityReviews.reject)} <kbd aria-hidden="true">R</kbd>
      </Button>
    </div>
  );
}

export function Decision({ review, onReopen }: Props): ReactNode {
  const [step, go] = useState<Step>("choosing");
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
          <RejectionForm reviewId={review.id} busy={isDeciding} onReject={reject} onCancel={keepOpen} />
        </Suspense>
      ) : (
        <Choice isBack={cancelled} onGo={go} />
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
