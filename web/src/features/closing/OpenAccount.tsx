import { useMutation } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { renewSession } from "#web/auth/session.ts";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";

/** The account is open, the person who opened it and wherever; this browser's tokens may still say otherwise. */
export function OpenAccount(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.open, { returnObjects: true });
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: renewSession,
    onSuccess: () => void navigate("/my-bikes", { replace: true }),
  });
  return (
    <AccountLayout title={texts.title}>
      <output className="account__lead">{texts.text}</output>
      <div className="account__failure" role="alert">
        {error !== null && <Alert type="error" showIcon title={failureText(error)} role="presentation" />}
      </div>
      <div className="closing__actions">
        <Button type="primary" size="large" loading={isPending} onClick={() => mutate()}>
          {texts.goOn}
        </Button>
      </div>
    </AccountLayout>
  );
}
