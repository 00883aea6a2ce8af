import { useMutation } from "@tanstack/react-query";
import { Button, Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshSignInMinutes } from "#contract/privacy/closing.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { proveAgain } from "#web/platform/auth/session.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";

const isSignInTooOld = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === "sign-in-not-recent";

export function Without({
  confirm,
  onClose,
}: {
  confirm: () => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.sign, { returnObjects: true });
  const { mutate, isPending, error } = useMutation({ mutationFn: confirm });
  return (
    <Modal
      open
      title={texts.withoutTitle}
      onCancel={onClose}
      footer={
        isSignInTooOld(error) ? (
          <Button type="primary" onClick={() => void proveAgain(location.pathname)}>
            {texts.again}
          </Button>
        ) : (
          <Button type="primary" loading={isPending} onClick={() => mutate()}>
            {texts.confirm}
          </Button>
        )
      }
    >
      <p>{t(($) => $.transfers.sign.withoutText, { minutes: freshSignInMinutes })}</p>
      <FormFailure text={error === null ? undefined : failureText(error)} />
    </Modal>
  );
}
