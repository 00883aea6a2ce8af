import { Authenticator, type AuthenticatorProps } from "@aws-amplify/ui-react";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { trustedPasswordLength } from "#contract/accounts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { amplifyReady } from "#web/auth/session.ts";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Entered } from "./Entered.tsx";
import { formFields } from "./form-fields.ts";
import { teachPhrases } from "./phrases.ts";
import { signInServices } from "./sign-in-services.ts";
import { StepHeading } from "./StepHeading.tsx";
import { putBack, usePhrases } from "./use-phrases.ts";
import "./authenticator.css";

/** The component reads the settings of the pool and its texts as it is mounted: both must be there before. */
const useReady = () =>
  useQuery({
    queryKey: queryKeys.account.storeSignIn,
    queryFn: async () => {
      await amplifyReady();
      teachPhrases(shownLanguage());
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });

const components = {
  ConfirmSignIn: { Header: () => <StepHeading step="code" /> },
  ForceNewPassword: { Header: () => <StepHeading step="newPassword" /> },
  ForgotPassword: { Header: () => <StepHeading step="forgotten" /> },
  ConfirmResetPassword: { Header: () => <StepHeading step="forgotten" /> },
} satisfies AuthenticatorProps["components"];

/** Nobody is known to be an administrator before they have come in, so it is asked of shops too. */
const passwordSettings = { minLength: trustedPasswordLength };

function Steps({ onRefused }: { onRefused: (text: string | undefined) => void }): ReactNode {
  const { t } = useTranslation();
  const { data: isReady = false, isError, refetch } = useReady();
  const language = usePageLanguage();
  usePhrases();
  const services = useMemo(() => signInServices(() => onRefused(undefined)), [onRefused]);
  if (isError && !isReady) {
    return (
      <>
        <FormFailure text={t(($) => $.common.errors.network)} />
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </>
    );
  }
  if (!isReady) return <output>{t(($) => $.common.loading)}</output>;
  return (
    // Knows the step that the sign-in has come to, whichever language it is drawn in.
    <Authenticator.Provider>
      <div key={language} ref={putBack}>
        <Authenticator
          className="storelogin"
          hideSignUp
          loginMechanisms={["email"]}
          components={components}
          services={services}
          formFields={formFields}
          passwordSettings={passwordSettings}
        >
          <Entered onRefused={onRefused} />
        </Authenticator>
      </div>
    </Authenticator.Provider>
  );
}

/** The themed sign-in of Amplify: a password, then whatever else the user pool asks for. */
export function StoreSignIn(): ReactNode {
  const { t } = useTranslation();
  const { search } = useLocation();
  const texts = t(($) => $.storeLogin, { returnObjects: true });
  const [refusal, refuse] = useState<string>();
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">{texts.lead}</p>
      <FormFailure text={refusal} />
      <Steps onRefused={refuse} />
      <p className="account__switch">
        {texts.customers} <Link to={`/auth${search}`}>{texts.customersLink}</Link>
      </p>
    </AccountLayout>
  );
}
