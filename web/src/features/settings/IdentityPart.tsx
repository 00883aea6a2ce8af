import { Button } from "antd";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { warmEid } from "#web/auth/eid/EidDialog.tsx";
import { VerifyDialog } from "#web/auth/eid/VerifyDialog.tsx";
import { IdCardSection } from "#web/shared/id-card/IdCardSection.tsx";
import { Outcome } from "./Outcome.tsx";

const proven = 2;

/** How well it is known who the person is, in words and a sign, and the way to prove it. */
export function IdentityPart({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.identity, { returnObjects: true });
  const [open, setOpen] = useState(false);
  const [verified, setVerified] = useState(false);
  const isProven = me.identityLevel === proven;
  const Icon = isProven ? ShieldCheck : ShieldAlert;
  return (
    <div className="settings__part">
      <h3>{texts.title}</h3>
      <p className={`settings__level settings__level--${isProven ? "proven" : "open"}`}>
        <Icon size={22} aria-hidden="true" />
        {texts.levels[me.identityLevel]}
      </p>
      <Outcome done={verified ? texts.verified : undefined} />
      {!isProven && (
        <>
          <p>{texts.why}</p>
          <div className="settings__actions">
            <Button type="primary" onPointerEnter={warmEid} onClick={() => setOpen(true)}>
              {texts.verify}
            </Button>
          </div>
          <IdCardSection />
        </>
      )}
      <VerifyDialog open={open} onVerified={() => setVerified(true)} onClose={() => setOpen(false)} />
    </div>
  );
}
