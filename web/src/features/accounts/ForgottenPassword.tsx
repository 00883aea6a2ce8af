import { Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AskForCode } from "./AskForCode.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";

type Ways = { onClose: () => void; onChanged: (email: string) => void };

function Steps({ email, onClose, onChanged }: Ways & { email: string }): ReactNode {
  const [asked, setAsked] = useState({ email, isSent: false });
  if (!asked.isSent) {
    const sent = (address: string): void => setAsked({ email: address, isSent: true });
    return <AskForCode email={asked.email} onSent={sent} onCancel={onClose} />;
  }
  return (
    <ChoosePassword
      email={asked.email}
      onChanged={() => onChanged(asked.email)}
      onAgain={() => setAsked({ ...asked, isSent: false })}
    />
  );
}

const tall = { body: { maxHeight: "calc(92vh - 90px)" } };

type Props = Ways & {
  /** What the address field begins with; the dialog is open while there is one, be it empty. */
  email: string | undefined;
};

/** A code by mail, then a new password. Nobody learns here whether an address has an account. */
export function ForgottenPassword({ email, ...ways }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Modal
      open={email !== undefined}
      title={t(($) => $.accounts.forgotten.title)}
      onCancel={ways.onClose}
      mask={{ closable: false }}
      footer={null}
      width={460}
      styles={tall}
      destroyOnHidden
    >
      <Steps email={email ?? ""} {...ways} />
    </Modal>
  );
}
