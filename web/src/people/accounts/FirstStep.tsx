import { MailCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { Button } from "antd";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { useHasBeen } from "#web/platform/ui/use-has-been.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import type { EidStart } from "#contract/people/identity.ts";
import { EidDialog, warmEid } from "#web/platform/auth/eid/EidDialog.tsx";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { eidClient } from "#web/platform/auth/eid/eid-client.ts";
import { type EidPurpose, heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { isForSignInSettings, wantedLocation } from "#web/platform/auth/next-location.ts";
import { useGoOn } from "#web/platform/auth/use-go-on.ts";
import { useAuthPaths } from "./auth-paths.ts";
import { EidButtonText } from "./EidButtonText.tsx";
import { warmPool } from "./open-pool.ts";
import { failureOf } from "./failures.ts";
import { useTicket } from "./use-ticket.ts";
import { wantedAct } from "./why-sign-in.ts";
import { SignInForm } from "./SignInForm.tsx";
import type { useSignIn } from "./use-sign-in.ts";

const useEidSignIn = () => {
  const { t } = useTranslation();
  const forSettings = isForSignInSettings(useLocation().search);
  const purpose: EidPurpose = forSettings ? "sign-in-settings" : "sign-in";
  const [open, setOpen] = useState(() => heldOrder(purpose, new Date()) !== undefined);
  const [error, refuse] = useState<Error>();
  const enterWith = useTicket();
  const goOn = useGoOn();

  const textOf = (refused: Error): string => {
    if (refused instanceof ProblemError || refused instanceof NetworkError) return failureText(refused);
    return t(($) => $.accounts.failures[failureOf("signIn", refused)]);
  };
  return {
    begin: () => {
      refuse(undefined);
      setOpen(true);
    },
    failure: error && textOf(error),
    /** True if no account has this person's personal number. */
    isUnknown: error instanceof ProblemError && error.code === "eid-account-missing",
    dialog: {
      open,
      purpose,
      start: (body: EidStart) => eidClient.startSignIn({ body: { ...body, forSettings } }),
      onDone: async (ticket: Parameters<typeof enterWith>[0]) => {
        await enterWith(ticket);
        return goOn;
      },
      onRefused: (refused: Error) => {
        setOpen(false);
        refuse(refused);
      },
      onClose: () => setOpen(false),
    },
  };
};

const warm = (): void => {
  warmEid();
  warmPool();
};

function EidSignIn(): ReactNode {
  const paths = useAuthPaths();
  const { begin, failure, isUnknown, dialog } = useEidSignIn();
  const texts = useTexts(($) => $.accounts.signIn);
  return (
    <div className="stack account__eid">
      <FormFailure text={failure} />
      {isUnknown && (
        <p className="account__switch">
          <Link to={paths.register}>{texts.create}</Link>
        </p>
      )}
      <Button type="primary" size="large" block onClick={begin} onFocus={warm} onPointerEnter={warm}>
        <EidButtonText text={texts.bankId} />
      </Button>
      <EidDialog {...dialog} title={texts.bankId} doneText={texts.done} />
    </div>
  );
}

/** Greets someone from the welcome mail once, and removes `from` from the address. */
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

const ForgottenPassword = lazy(async () => ({
  default: (await import("./ForgottenPassword.tsx")).ForgottenPassword,
}));

/** Shown when the account was created but signing in failed. */
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
      <br />
      <Link to="/store-login">{t(($) => $.site.stores)}</Link>
    </p>
  );
}

/** The reason to sign in. */
const useLead = (): string | undefined => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { again, toGoOn, needed } = useTexts(($) => $.accounts.signIn);
  if (isForSignInSettings(search)) return again;
  const wanted = wantedLocation(search, location.origin);
  if (wanted === undefined) return undefined;
  const act = wantedAct(wanted, needed);
  return act === undefined ? toGoOn : t(($) => $.accounts.signIn.mustBeSignedIn, { act });
};

type Props = { signIn: ReturnType<typeof useSignIn> };

export function FirstStep({ signIn }: Props): ReactNode {
  const toast = useToast();
  const [parameters] = useSearchParams();
  useWelcome();
  const { email, setEmail, reset, setReset, answer } = signIn;
  const texts = useTexts(($) => $.accounts.signIn);
  const lead = useLead();
  const isForgotten = useHasBeen(reset !== undefined);
  const changed = (address: string): void => {
    setEmail(address);
    setReset(undefined);
    toast.success(texts.passwordChanged);
  };
  return (
    <AccountLayout title={texts.title}>
      {lead !== undefined && <p className="account__lead">{lead}</p>}
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
