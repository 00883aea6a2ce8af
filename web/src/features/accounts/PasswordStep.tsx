import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useToast } from "#web/ui/use-toast.ts";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { ForgottenPassword } from "./ForgottenPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";
import type { useSignIn } from "./use-sign-in.ts";

/** Said once: the address forgets where the person comes from. */
const useWelcome = (): void => {
  const { t } = useTranslation();
  const toast = useToast();
  const [parameters, setParameters] = useSearchParams();
  const isWelcome = parameters.get("from") === "welcome";
  useEffect(() => {
    if (!isWelcome) return;
    toast.success(t(($) => $.accounts.signIn.welcome));
    setParameters(
      (current) => {
        current.delete("from");
        return current;
      },
      { replace: true },
    );
  }, [isWelcome, setParameters, t, toast]);
};

type Props = { signIn: ReturnType<typeof useSignIn> };

export function PasswordStep({ signIn }: Props): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const [parameters] = useSearchParams();
  useWelcome();
  const { email, setEmail, reset, setReset, answer } = signIn;
  const texts = t(($) => $.accounts.signIn, { returnObjects: true });
  const changed = (address: string): void => {
    setEmail(address);
    setReset(undefined);
    toast.success(texts.passwordChanged);
  };
  return (
    <AccountLayout title={texts.title}>
      {parameters.has("next") && <p className="account__lead">{texts.again}</p>}
      <SignInForm key={email} email={email} onAnswer={answer} onForgotten={setReset} />
      <p className="account__switch">
        {texts.newHere} <Link to={`/register?${parameters}`.replace(/\?$/, "")}>{texts.create}</Link>
      </p>
      <ForgottenPassword email={reset} onClose={() => setReset(undefined)} onChanged={changed} />
    </AccountLayout>
  );
}
