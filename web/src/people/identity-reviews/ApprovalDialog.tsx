import { Button, Modal } from "antd";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OpenedIdentityReview } from "#contract/people/identity-reviews.ts";

type Props = {
  review: OpenedIdentityReview;
  open: boolean;
  busy: boolean;
  onApprove: () => void;
  onCancel: () => void;
};

export function ApprovalDialog({ review, open, busy, onApprove, onCancel }: Props): ReactNode {
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
