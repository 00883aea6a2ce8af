import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CodeStep } from "#web/features/settings/CodeStep.tsx";
import { settingsApi } from "#web/features/settings/settings-api.ts";
import { useAccountChange } from "#web/features/settings/use-account-change.ts";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";
import { sendCode, type SentCode } from "./send-code.ts";

type Props = { sent: SentCode; onConfirmed: () => void; onOtherNumber: () => void };

/** Proves with the code from the text message that the number is the person's own. */
export function ConfirmCode({ sent, onConfirmed, onOtherNumber }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.phone, { returnObjects: true });
  const { mutateAsync } = useAccountChange((code: string) => settingsApi.confirmPhone({ body: { code } }));
  return (
    <CodeStep
      name="phone-code"
      lead={t(($) => $.settings.phone.sent, { phone: writtenPhone(sent.phone) })}
      action={texts.confirm}
      other={texts.otherNumber}
      seconds={sent.resendAfterSeconds}
      confirm={async (code) => {
        await mutateAsync(code);
        onConfirmed();
      }}
      onResend={async () => (await sendCode(sent.phone)).resendAfterSeconds}
      onOther={onOtherNumber}
    />
  );
}
