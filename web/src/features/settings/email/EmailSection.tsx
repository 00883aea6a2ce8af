import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { CodeStep } from "#web/features/settings/CodeStep.tsx";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ProveFirst } from "#web/features/settings/ProveFirst.tsx";
import { confirmCode, sendCode, type SentCode } from "./email-api.ts";
import { EmailForm } from "./EmailForm.tsx";

type Confirmation = { me: Me; sent: SentCode; onConfirmed: () => void; onOther: () => void };

function Confirm({ me, sent, onConfirmed, onOther }: Confirmation): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.email, { returnObjects: true });
  const queries = useQueryClient();
  const isOwn = sent.email === me.email;
  const confirm = async (code: string): Promise<void> => {
    const email = await confirmCode(code);
    queries.setQueryData(meQuery.queryKey, (now) => now && { ...now, email, emailUnproved: false });
    void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    onConfirmed();
  };
  return (
    <CodeStep
      key={sent.email}
      name="email-code"
      lead={isOwn ? texts.unproved : t(($) => $.settings.email.sent, { email: sent.email })}
      action={isOwn ? texts.proveWith : texts.confirm}
      other={texts.other}
      seconds={sent.resendAfterSeconds}
      confirm={confirm}
      onResend={async () => (await sendCode(sent.email)).resendAfterSeconds}
      onOther={onOther}
    />
  );
}

/** Where a change stands. An address that was only typed waits for its code from the start. */
const useEmailChange = (me: Me) => {
  const [sent, setSent] = useState<SentCode>();
  const [typed, setTyped] = useState("");
  const [isOther, setOther] = useState(false);
  const [done, setDone] = useState<"changed" | "proved">();
  const waits = me.emailUnproved === true && !isOther;
  const shown = sent ?? (waits ? { email: me.email, resendAfterSeconds: 0 } : undefined);
  const onSent = (next: SentCode): void => {
    setDone(undefined);
    setTyped(next.email);
    setSent(next);
  };
  const onConfirmed = (): void => {
    setDone(shown?.email === me.email ? "proved" : "changed");
    setSent(undefined);
    setTyped("");
  };
  const onOther = (): void => {
    setOther(true);
    setSent(undefined);
  };
  return { shown, typed, done, onSent, onConfirmed, onOther };
};

/** The address by which someone signs in and gets their mail, and how to prove or change it. */
export function EmailSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.email, { returnObjects: true });
  const { shown, typed, done, onSent, onConfirmed, onOther } = useEmailChange(me);
  return (
    <>
      <p className="settings__level">{me.email}</p>
      <p className="muted">{texts.lead}</p>
      <Outcome done={done && texts[done]} />
      {shown === undefined ? (
        <ProveFirst place="email-address">
          <EmailForm key={me.email} current={me.email} typed={typed} onSent={onSent} />
        </ProveFirst>
      ) : (
        <Confirm me={me} sent={shown} onConfirmed={onConfirmed} onOther={onOther} />
      )}
    </>
  );
}
