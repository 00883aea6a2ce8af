import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { Button, Form } from "antd";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { useGoOn } from "#web/platform/auth/use-go-on.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { useAuthPaths } from "./auth-paths.ts";
import { ChallengeStep } from "./ChallengeStep.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { PersonalNumberField } from "./PersonalNumberField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { type DetailFaults, type Details, saveDetails } from "./save-details.ts";
import { detailsOf, type SignUp, newcomerOf } from "./sign-up.ts";
import { useSubmit } from "./use-submit.ts";
import { SignUpForm } from "./SignUpForm.tsx";
import { EntryError } from "./failures.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { beginSignUp, type Newcomer, type OwnSignUp, sendSignUpCode } from "./sign-up-api.ts";
import { useEnter } from "./use-enter.ts";
import { useSignUpsClosed } from "./use-sign-ups-closed.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";

const isSame = (one: Newcomer, other: Newcomer): boolean =>
  one.email === other.email && one.password === other.password && one.fullName === other.fullName;

type View =
  | { at: "form" | "new-password" }
  | { at: "confirm"; own: OwnSignUp }
  | { at: "details"; faults: DetailFaults };

const useSignUp = () => {
  const [view, show] = useState<View>({ at: "form" });
  const [typed, type] = useState<Partial<SignUp>>({});
  const [waiting, wait] = useState<OwnSignUp>();
  const { t } = useTranslation();
  const toast = useToast();
  const language = usePageLanguage();
  const enter = useEnter();
  const goOn = useGoOn();

  const create = async (signUp: SignUp): Promise<void> => {
    const newcomer = newcomerOf(signUp);
    type(signUp);
    if (waiting && isSame(waiting.newcomer, newcomer)) return show({ at: "confirm", own: waiting });
    const own = beginSignUp(newcomer);
    await sendSignUpCode(own, language);
    wait(own);
    show({ at: "confirm", own });
  };
  const save = async (details: Details): Promise<void> => {
    const faults = await saveDetails(details);
    if (Object.keys(faults).length > 0) return show({ at: "details", faults });
    if (details.phone !== undefined) toast.info(t(($) => $.accounts.signUp.phoneCodeSent));
    goOn();
  };
  const enterAndSave = async (step: SignInStep): Promise<void> => {
    if (step === "new-password") return show({ at: step });
    if (step !== "done") throw new EntryError("signInFailed");
    await enter();
    await save(detailsOf(typed));
  };
  return { view, typed, create, enterAndSave, save, change: () => show({ at: "form" }), goOn };
};

type Typed = Pick<SignUp, "personalNumber" | "phone">;

type Props = {
  typed: Typed;
  faults: DetailFaults;
  onSave: (details: Details) => Promise<void>;
  onSkip: () => void;
};

/** Shown when the account exists but a detail was refused, to correct or skip it. */
function DetailsStep({ typed, faults, onSave, onSkip }: Props): ReactNode {
  const texts = useTexts(($) => $.accounts.details);
  const [form] = Form.useForm<Typed>();
  const submission = useSubmit(form, "confirm", async (given) => onSave(detailsOf(given)));
  useEffect(() => {
    const { personalNumber, phone } = faults;
    if (personalNumber !== undefined) form.setFields([{ name: "personalNumber", errors: [personalNumber] }]);
    if (phone !== undefined) form.setFields([{ name: "phone", errors: [phone] }]);
    form.focusField(personalNumber === undefined ? "phone" : "personalNumber");
  }, [form, faults]);
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">{texts.lead}</p>
      <AccountForm
        form={form}
        submission={submission}
        submitText={texts.save}
        initialValues={typed}
        others={<Button onClick={onSkip}>{texts.skip}</Button>}
      >
        {faults.personalNumber !== undefined && <PersonalNumberField />}
        {faults.phone !== undefined && <PhoneField />}
      </AccountForm>
    </AccountLayout>
  );
}

type FirstStepProps = { typed: Partial<SignUp>; onSubmit: (signUp: SignUp) => Promise<void> };

function FirstStep({ typed, onSubmit }: FirstStepProps): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  const texts = useTexts(($) => $.accounts.signUp);
  const closed = t(($) => $.accounts.failures.signUpsClosed);
  const isClosed = useSignUpsClosed();
  const [hasBegun, begin] = useState(Object.keys(typed).length > 0);
  return (
    <AccountLayout title={texts.title}>
      <FormFailure text={isClosed ? closed : undefined} />
      {(!isClosed || hasBegun) && (
        <div onChange={() => begin(true)}>
          <p className="account__lead">
            {texts.lead} {texts.verifyLater} <Link to={paths.register}>{texts.withBankId}</Link>
          </p>
          <SignUpForm typed={typed} onSubmit={onSubmit} />
        </div>
      )}
      <p className="account__switch">
        {texts.haveAccount} <Link to={paths.signIn}>{texts.signIn}</Link>
      </p>
    </AccountLayout>
  );
}

/** Sign-up by e-mail and password; identity is verified later. */
export function SignUp(): ReactNode {
  const { view, typed, create, enterAndSave, save, change, goOn } = useSignUp();
  switch (view.at) {
    case "form":
      return <FirstStep typed={typed} onSubmit={create} />;
    case "confirm":
      return <ConfirmStep own={view.own} onEntered={enterAndSave} onChangeEmail={change} />;
    case "new-password":
      return <ChallengeStep challenge="new-password" onAnswer={enterAndSave} onBack={change} />;
    case "details":
      return <DetailsStep typed={typed} faults={view.faults} onSave={save} onSkip={goOn} />;
  }
}
