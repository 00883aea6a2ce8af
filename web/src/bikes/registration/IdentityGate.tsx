import { Button } from "antd";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { warmEid } from "#web/platform/auth/eid/EidDialog.tsx";
import { heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { VerifyDialog } from "#web/platform/auth/eid/VerifyDialog.tsx";
import "./proof.css";

/** Asks the person to prove their identity first. The draft is kept meanwhile. */
export function IdentityGate({ onProving }: { onProving: (isProving: boolean) => void }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => heldOrder("verification", new Date()) !== undefined);
  useEffect(() => onProving(open), [open, onProving]);
  const texts = t(($) => $.registration.identity, { returnObjects: true });
  return (
    <main id="content" className="wrap registration">
      <div className="registration__form">
        <h1>{texts.title}</h1>
        <p className="registration__lead">{texts.text}</p>
        <Button
          type="primary"
          size="large"
          onClick={() => setOpen(true)}
          onFocus={warmEid}
          onPointerEnter={warmEid}
        >
          {t(($) => $.eid.verify.title)}
        </Button>
        <p className="note">
          <Lock size={17} aria-hidden="true" />
          {texts.hint}
        </p>
        <p className="paragraph">
          {texts.otherwise} <Link to="/settings">{texts.byCard}</Link>
        </p>
        <VerifyDialog open={open} onClose={() => setOpen(false)} />
      </div>
    </main>
  );
}
