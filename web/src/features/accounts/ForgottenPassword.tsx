import { Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AskForCode } from "./AskForCode.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";

type Props = { email: string; onClose: () => void; onChanged: (email: string) => void };

/** A code by mail, then a new password. Nobody learns here whether an address has an account. */
export function ForgottenPassword({ email, onClose, onChanged }: Props): ReactNode {
  const { t } = useTranslation();
  const [known, setKnown] = useState(email);
  const [sentTo, setSentTo] = useState<string>();
  const sent = (address: string): void => {
    setKnown(address);
    setSentTo(address);
  };
  return (
    <Modal
      open
      title={t(($) => $.accounts.forgotten.title)}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={null}
      width={460}
    >
      {sentTo === undefined ? (
        <AskForCode email={known} onSent={sent} onCancel={onClose} />
      ) : (
        <ChoosePassword
          email={sentTo}
          onChanged={() => onChanged(sentTo)}
          onAgain={() => setSentTo(undefined)}
        />
      )}
    </Modal>
  );
}
