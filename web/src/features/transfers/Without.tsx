import { useMutation } from "@tanstack/react-query";
import { Button, Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshSignInMinutes } from "#contract/closing.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { signInAgain } from "#web/auth/session.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";

const isOld = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === "sign-in-not-recent";

/** For the person who has no eID: a sign-in of the last minutes. */
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
      title={texts.without}
      onCancel={onClose}
      footer={
        isOld(error) ? (
          <Button type="primary" onClick={() => void signInAgain(location.pathname)}>
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
