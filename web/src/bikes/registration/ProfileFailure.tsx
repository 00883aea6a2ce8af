import { Alert, Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function ProfileFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      title={t(($) => $.registration.failures.profile)}
      description={t(($) => $.registration.failures.profileText)}
      action={<Button onClick={onRetry}>{t(($) => $.common.tryAgain)}</Button>}
    />
  );
}
