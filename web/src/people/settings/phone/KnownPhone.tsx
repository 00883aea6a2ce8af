import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import { BadgeCheck, CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#web/people/settings/ConfirmButton.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { settingsApi } from "#web/people/settings/settings-api.ts";
import { useAccountChange } from "#web/people/settings/use-account-change.ts";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";
import { sendCode, type SentCode } from "./send-code.ts";

type Props = {
  phone: string;
  isVerified: boolean;
  onSent: (sent: SentCode) => void;
  onChange: () => void;
  onRemoved: () => void;
};

function NumberLine({ phone, isVerified }: Pick<Props, "phone" | "isVerified">): ReactNode {
  const { t } = useTranslation();
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  return (
    <p className={`settings__level settings__level--${isVerified ? "proven" : "open"}`}>
      <span className="mono">{writtenPhone(phone)}</span>
      <span className="settings__mark">
        <Icon size={20} aria-hidden="true" />
        {t(($) => $.settings.phone[isVerified ? "verified" : "notVerified"])}
      </span>
    </p>
  );
}

export function KnownPhone({ phone, isVerified, onSent, onChange, onRemoved }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.phone, { returnObjects: true });
  const [failure, fail] = useState<string>();
  const onError = (error: Error): void => fail(failureText(error));
  const send = useMutation({ mutationFn: () => sendCode(phone), onSuccess: onSent, onError });
  const { mutateAsync: remove } = useAccountChange(() => settingsApi.removePhone());
  const removeIt = async (): Promise<void> => {
    fail(undefined);
    try {
      await remove(undefined);
      onRemoved();
    } catch (error) {
      if (error instanceof Error) onError(error);
    }
  };
  return (
    <>
      <NumberLine phone={phone} isVerified={isVerified} />
      <Outcome failure={failure} />
      <div className="ways ways--apart">
        {!isVerified && (
          <Button type="primary" loading={send.isPending} onClick={() => send.mutate()}>
            {texts.send}
          </Button>
        )}
        <Button onClick={onChange}>{texts.change}</Button>
        <ConfirmButton
          title={texts.removeTitle}
          text={t(($) => $.settings.phone.removeText, { phone: writtenPhone(phone) })}
          action={texts.remove}
          onConfirm={removeIt}
        >
          {texts.remove}
        </ConfirmButton>
      </div>
    </>
  );
}
