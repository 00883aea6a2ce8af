import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { useAuthPaths } from "./auth-paths.ts";
import { ChallengeStep } from "./ChallengeStep.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { useSignUp } from "./use-sign-up.ts";

/** An account by e-mail and password. Who its owner is remains to be proved. */
export function SignUp(): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  const { view, typed, create, enterAndSave, save, change, goOn } = useSignUp();
  const texts = t(($) => $.accounts.signUp, { returnObjects: true });
  switch (view.at) {
    case "form":
      return (
        <AccountLayout title={texts.title}>
          <p className="account__lead">
            {texts.lead} {texts.verifyLater} <Link to={paths.register}>{texts.withBankId}</Link>
          </p>
          <SignUpForm typed={typed} onSubmit={create} />
          <p className="account__switch">
            {texts.haveAccount} <Link to={paths.signIn}>{texts.signIn}</Link>
          </p>
        </AccountLayout>
      );
    case "confirm":
      return <ConfirmStep own={view.own} onEntered={enterAndSave} onChangeEmail={change} />;
    case "new-password":
      return <ChallengeStep challenge="new-password" onAnswer={enterAndSave} onBack={change} />;
    case "details":
      return <DetailsStep typed={typed} faults={view.faults} onSave={save} onSkip={goOn} />;
  }
}
