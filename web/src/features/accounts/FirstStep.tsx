import { MailCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { useHasBeen } from "#web/ui/use-has-been.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { useAuthPaths } from "./auth-paths.ts";
import { EidSignIn } from "./EidSignIn.tsx";
import { SignInForm } from "./SignInForm.tsx";
import type { useSignIn } from "./use-sign-in.ts";
import { useWelcome } from "./use-welcome.ts";

const ForgottenPassword = lazy(async () => ({
  default: (await import("./ForgottenPassword.tsx")).ForgottenPassword,
}));

/** The account is there, and its eID leads into it. */
function Registered(): ReactNode {
  const { t } = useTranslation();
  return (
    <output className="account__note">
      <MailCheck size={22} aria-hidden="true" />
      <span>{t(($) => $.accounts.signIn.registered)}</span>
    </output>
  );
}

function Newcomers(): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  return (
    <p className="account__switch">
      {t(($) => $.accounts.signIn.newHere)}{" "}
      <Link to={paths.register}>{t(($) => $.accounts.signIn.create)}</Link>
      <br />
      <Link to={paths.signUp}>{t(($) => $.accounts.signIn.createByEmail)}</Link>
    </p>
  );
}

type Props = { signIn: ReturnType<typeof useSignIn> };

/** BankID above e-mail and password. */
export function FirstStep({ signIn }: Props): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const [parameters] = useSearchParams();
  useWelcome();
  const { email, setEmail, reset, setReset, answer } = signIn;
  const texts = t(($) => $.accounts.signIn, { returnObjects: true });
  const isForgotten = useHasBeen(reset !== undefined);
  const changed = (address: string): void => {
    setEmail(address);
    setReset(undefined);
    toast.success(texts.passwordChanged);
  };
  return (
    <AccountLayout title={texts.title}>
      {parameters.has("next") && <p className="account__lead">{texts.again}</p>}
      {parameters.get("from") === "register" && <Registered />}
      <EidSignIn />
      <p className="account__or">{texts.or}</p>
      <SignInForm key={email} email={email} onAnswer={answer} onForgotten={setReset} />
      <Newcomers />
      <Suspense fallback={null}>
        {isForgotten && (
          <ForgottenPassword email={reset} onClose={() => setReset(undefined)} onChanged={changed} />
        )}
      </Suspense>
    </AccountLayout>
  );
}
