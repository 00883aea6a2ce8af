import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode, type FormEvent } from "react";
import { Email } from "#contract/people/accounts.ts";
import { emptyFind } from "#web/thefts/find-report/find.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { reportFoundAnonymously, sendFoundCode } from "./qr-api.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FoundThanks } from "#web/thefts/find-report/FoundThanks.tsx";
import { type FoundBike, RewardCard } from "#web/thefts/find-report/RewardCard.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { finderPoints } from "#contract/thefts/found-reports.ts";
import { FoundForm } from "#web/thefts/find-report/FoundForm.tsx";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { FoundFailure } from "#web/thefts/find-report/FoundFailure.tsx";
import { focus } from "#web/platform/ui/focus.ts";
import "../../thefts/find-report/found.css";

type AnonymousFind = typeof emptyFind & { readonly email: string; readonly code: string };

/** The report of a finder without an account: first a mailed code, then the report with it. */
const useAnonymousReport = (uid: string) => {
  const language = usePageLanguage();
  const [typed, setTyped] = useState<AnonymousFind>({ ...emptyFind, email: "", code: "" });
  const [emailFault, setEmailFault] = useState<string>();
  const [step, go] = useState<"find" | "code">("find");
  const codes = useMutation({
    mutationFn: (email: string) => sendFoundCode(uid, email, language),
    onSuccess: () => go("code"),
  });
  const report = useMutation({
    mutationFn: () => reportFoundAnonymously({ params: { uid }, body: typed }),
  });
  const type = (change: Partial<AnonymousFind>): void => {
    setTyped({ ...typed, ...change });
    if ("email" in change) setEmailFault(undefined);
  };
  const sendCode = (): void => {
    const email = Email.safeParse(typed.email).data;
    setEmailFault(email === undefined ? "email-format" : undefined);
    report.reset();
    if (email !== undefined) codes.mutate(email);
  };
  const back = (): void => {
    codes.reset();
    report.reset();
    setTyped({ ...typed, code: "" });
    go("find");
  };
  return { typed, type, emailFault, step, back, sendCode, codes, report };
};

type AnonymousReport = ReturnType<typeof useAnonymousReport>;

/** Drops spaces from a pasted code. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, "").slice(0, 6);

function OtherActions({ form: { sendCode, codes, back } }: { form: AnonymousReport }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.found.anonymous, { returnObjects: true });
  return (
    <>
      <div className="ways qrpage__ways">
        <button type="button" className="btn btn--ghost" aria-disabled={codes.isPending} onClick={sendCode}>
          {codes.isPending ? t(($) => $.common.sending) : texts.newCode}
        </button>
        <button type="button" className="btn btn--quiet" onClick={back}>
          {texts.change}
        </button>
      </div>
      <FoundFailure error={codes.error} />
    </>
  );
}

function AnonymousCode({ form }: { form: AnonymousReport }): ReactNode {
  const { t } = useTranslation();
  const { typed, type, report } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!report.isPending) report.mutate();
  };
  const texts = t(($) => $.found.anonymous, { returnObjects: true, email: typed.email.trim() });
  return (
    <form className="stack foundform" onSubmit={submit} noValidate>
      <h3>{texts.codeTitle}</h3>
      <p>{texts.codeText}</p>
      <LineField
        label={texts.code}
        hint={texts.codeFormat}
        ref={focus}
        className="mono"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed.code}
        onType={(text) => type({ code: digitsOf(text) })}
      />
      <FoundFailure error={report.isPending ? null : report.error} />
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={typed.code.length !== 6}
        aria-disabled={report.isPending}
      >
        {report.isPending ? t(($) => $.common.sending) : t(($) => $.found.form.send)}
      </button>
      <OtherActions form={form} />
    </form>
  );
}

type AnonymousFormProps = { form: ReturnType<typeof useAnonymousReport>; uid: string };

function AnonymousForm({ form, uid }: AnonymousFormProps): ReactNode {
  const { t } = useTranslation();
  const { typed, type, emailFault, sendCode, codes } = form;
  const texts = t(($) => $.found.anonymous, { returnObjects: true, points: finderPoints });
  return (
    <>
      <p className="foundsignin">
        <Link to={signInPath(`/qr/${uid}`)}>{texts.signIn}</Link>
      </p>
      <FoundForm
        find={typed}
        onType={type}
        onSend={sendCode}
        busy={codes.isPending}
        error={codes.error}
        ready={typed.email.trim() !== ""}
        send={texts.sendCode}
      >
        <LineField
          label={texts.email}
          hint={texts.emailHint}
          fault={emailFault}
          type="email"
          required
          autoComplete="email"
          value={typed.email}
          onType={(text) => type({ email: text })}
        />
      </FoundForm>
      <p className="foundnote">{texts.robotNote}</p>
    </>
  );
}

type Props = { uid: string; bike: FoundBike; onClose: () => void };

function Thanks({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <FoundThanks points={false}>
      <p>{t(($) => $.found.thanks.accountText)}</p>
      <Link className="btn btn--primary" to="/register">
        {t(($) => $.found.thanks.account)}
      </Link>
      <button type="button" className="btn btn--ghost" onClick={onClose}>
        {t(($) => $.common.close)}
      </button>
    </FoundThanks>
  );
}

export function AnonymousDialog({ uid, bike, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useAnonymousReport(uid);
  const sent = form.report.isSuccess;
  return (
    <PlainDialog title={t(($) => $.found.title)} onClose={onClose}>
      {sent && <Thanks onClose={onClose} />}
      {!sent && form.step === "find" && (
        <>
          <RewardCard bike={bike} points={false} />
          <AnonymousForm form={form} uid={uid} />
        </>
      )}
      {!sent && form.step === "code" && <AnonymousCode form={form} />}
    </PlainDialog>
  );
}
