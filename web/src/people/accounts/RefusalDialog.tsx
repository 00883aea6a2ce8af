import { Button, Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useNavigate } from "react-router-dom";
import { useAuthPaths } from "./auth-paths.ts";
import type { Refusal } from "./refusal.ts";

function Age(): ReactNode {
  const texts = useTexts(($) => $.register);
  return (
    <>
      <h3>{texts.whyTitle}</h3>
      <ul className="account__reasons">
        {texts.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{texts.guardian}</p>
    </>
  );
}

type Props = { refusal: Refusal | undefined; closeText: string; onClose: () => void };

/** Explains why no account was created. Closing it returns to the form as it was. */
export function RefusalDialog({ refusal, closeText, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = useAuthPaths();
  // Keeps the text while the dialog closes.
  const [shown, show] = useState(refusal);
  if (refusal !== undefined && refusal !== shown) show(refusal);
  return (
    <Modal
      open={refusal !== undefined}
      title={shown?.title}
      onCancel={onClose}
      width={480}
      footer={
        <>
          <Button type={shown?.about === "account" ? "default" : "primary"} onClick={onClose}>
            {closeText}
          </Button>
          {shown?.about === "account" && (
            <Button type="primary" onClick={() => void navigate(paths.signIn)}>
              {t(($) => $.accounts.signUp.signIn)}
            </Button>
          )}
        </>
      }
    >
      <div className="account__dialog">
        <p>{shown?.text}</p>
        {shown?.about === "age" && <Age />}
      </div>
    </Modal>
  );
}
