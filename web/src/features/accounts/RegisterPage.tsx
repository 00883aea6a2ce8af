import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { useSignUp } from "./use-sign-up.ts";

/** /register: an account by e-mail and password. */
export function RegisterPage(): ReactNode {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { view, typed, create, enterAndSave, save, change, goOn } = useSignUp();
  switch (view.at) {
    case "form":
      return (
        <AccountLayout title={t(($) => $.accounts.register.title)}>
          <p className="account__lead">{t(($) => $.accounts.register.lead)}</p>
          <RegisterForm typed={typed} onSubmit={create} />
          <p className="account__switch">
            {t(($) => $.accounts.register.haveAccount)}{" "}
            <Link to={`/auth${search}`}>{t(($) => $.accounts.register.signIn)}</Link>
          </p>
        </AccountLayout>
      );
    case "confirm":
      return <ConfirmStep credentials={view.newcomer} onEntered={enterAndSave} onChangeEmail={change} />;
    case "details":
      return <DetailsStep typed={typed} faults={view.faults} onSave={save} onSkip={goOn} />;
  }
}
