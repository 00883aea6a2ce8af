import { CircleCheck } from "lucide-react";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { CompanyField } from "./CompanyField.tsx";
import { AddressFields, ContactFields } from "./StoreFields.tsx";
import { type StoreApplicationForm, useApplication } from "./use-application.ts";
import "./store-application.css";

type Sending = NonNullable<StoreApplicationForm["sent"]>;

function Sent({ sent, onAgain }: { sent: Sending; onAgain: () => void }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const day = dayText(`${sent.answerBy}T12:00:00Z`, language);
  return (
    <section className="storeform__sent" ref={focus} tabIndex={-1}>
      <h2>
        <CircleCheck size={26} aria-hidden="true" />
        {t(($) => $.storeApplication.sent.title)}
      </h2>
      <p>{t(($) => $.storeApplication.sent.text, { day, email: sent.email })}</p>
      <button type="button" className="btn btn--ghost" onClick={onAgain}>
        {t(($) => $.storeApplication.sent.again)}
      </button>
    </section>
  );
}

function Failed({ form }: { form: StoreApplicationForm }): ReactNode {
  const { t } = useTranslation();
  const general = t(($) => $.storeApplication.failed);
  return <FormFailure text={form.failed ? (form.failureText ?? general) : undefined} />;
}

function ApplicationForm({ form }: { form: StoreApplicationForm }): ReactNode {
  const id = useId();
  const texts = useTexts(($) => $.storeApplication);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await form.submit();
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  return (
    <>
      <p className="account__lead">{texts.lead}</p>
      <form className="stack storeform" onSubmit={(event) => void send(event)} noValidate>
        <CompanyField
          id={`${id}-organisationNumber`}
          lookup={form.company}
          isMissing={form.faults.organisationNumber !== undefined}
        />
        <AddressFields id={id} form={form} />
        <ContactFields id={id} form={form} />
        <Failed form={form} />
        <button type="submit" className="btn btn--primary btn--lg" aria-disabled={form.isSending}>
          {form.isSending ? texts.sending : texts.submit}
        </button>
        <p className="storeform__note">{texts.note}</p>
      </form>
      <p className="account__switch">
        <Link to="/register">{texts.back}</Link>
      </p>
    </>
  );
}

export function StoreApplication(): ReactNode {
  const { t } = useTranslation();
  const form = useApplication();
  return (
    <AccountLayout title={t(($) => $.storeApplication.title)}>
      {form.sent ? <Sent sent={form.sent} onAgain={form.again} /> : <ApplicationForm form={form} />}
    </AccountLayout>
  );
}
