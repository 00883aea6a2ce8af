import { Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AskForCode } from "./AskForCode.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";

type Ways = { onClose: () => void; onChanged: (email: string) => void };

/** A code was sent just now, or had come before. */
type Asked = { email: string; code: "missing" | "sent" | "had" };

function Steps({ email, onClose, onChanged }: Ways & { email: string }): ReactNode {
  const [asked, ask] = useState<Asked>({ email, code: "missing" });
  if (asked.code === "missing") {
    return (
      <AskForCode
        email={asked.email}
        onSent={(address) => ask({ email: address, code: "sent" })}
        onHasCode={(address) => ask({ email: address, code: "had" })}
        onCancel={onClose}
      />
    );
  }
  return (
    <ChoosePassword
      email={asked.email}
      isSent={asked.code === "sent"}
      onChanged={() => onChanged(asked.email)}
      onAgain={() => ask({ email: asked.email, code: "missing" })}
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
