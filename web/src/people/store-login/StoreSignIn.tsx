import { Authenticator, type AuthenticatorProps } from "@aws-amplify/ui-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { type ReactNode, useMemo, useState, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { I18n } from "aws-amplify/utils";
import i18next from "i18next";
import { trustedPasswordLength, type Language } from "#contract/people/accounts.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { amplifyReady } from "#web/platform/auth/session.ts";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { TermsNote } from "#web/people/TermsNote.tsx";
import type { storeLogin } from "#web/people/store-login/texts/sv.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useGoOn } from "#web/platform/auth/use-go-on.ts";
import { failureText } from "./failure-text.ts";
import { formFields } from "./form-fields.ts";
import { signInServices } from "./sign-in-services.ts";
import { admit, refuseWithoutProfile } from "./entry.ts";
import "./authenticator.css";

/**
 * The exact error messages of the pool and Amplify: the component sends new passwords straight to
 * the pool.
 */
const poolPhrases = {
  "Password did not conform with policy: Password not long enough": "tooShort",
  "Provided password cannot be used for security reasons.": "leaked",
  "Invalid session for the user.": "tooLate",
  "Invalid session for the user, session is expired.": "tooLate",
  "A network error has occurred.": "network",
} as const;

/** Gives the sign-in component the texts of a language that i18next has loaded. */
const loadPhrases = (language: Language): void => {
  const { phrases, poolSays } = i18next.t(($) => $.storeLogin, { returnObjects: true });
  const translated = Object.entries(poolPhrases).map(([phrase, text]) => [phrase, poolSays[text]]);
  I18n.putVocabularies({ [language]: { ...phrases, ...Object.fromEntries(translated) } });
  I18n.setLanguage(language);
};

const fieldsIn = (part: ParentNode): HTMLInputElement[] => [
  ...part.querySelectorAll<HTMLInputElement>("input[name]"),
];

/** Holds the typed values while the sign-in re-renders in another language. */
const typed = new Map<string, string>();

const restoreTyped = (part: HTMLElement | null): void => {
  // React calls this with null on unmount.
  if (part === null) return;
  for (const field of fieldsIn(part)) field.value = typed.get(field.name) ?? field.value;
  typed.clear();
};

/** Loads the component's texts when the page's language changes. The component must re-render to show them. */
const usePhrases = (): void =>
  useEffect(() => {
    const changeLanguage = (): void => {
      const shown = document.querySelector(".storelogin") ?? new DocumentFragment();
      for (const { name, value } of fieldsIn(shown)) typed.set(name, value);
      loadPhrases(shownLanguage());
    };
    i18next.on("languageChanged", changeLanguage);
    return () => i18next.off("languageChanged", changeLanguage);
  }, []);

function Entered({ onRefused }: { onRefused: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const enter = useEffectEvent(async () => {
    await admit();
    // Cached data belongs to the person signed in before.
    queries.clear();
    await queries.fetchQuery(meQuery).catch(refuseWithoutProfile);
    goOn();
  });
  const refuse = useEffectEvent((error: unknown) => onRefused(error instanceof Error ? error.message : ""));
  useEffect(() => {
    enter().catch(refuse);
  }, []);
  return <output>{t(($) => $.storeLogin.entering)}</output>;
}

/** Loads pool settings and texts first: the component reads both when it mounts. */
const useReady = () =>
  useQuery({
    queryKey: queryKeys.account.storeSignIn,
    queryFn: async () => {
      await amplifyReady();
      loadPhrases(shownLanguage());
      return true;
    },
    staleTime: 0,
    gcTime: 0,
  });

type Props = { step: keyof typeof storeLogin.steps };

/** A level-2 heading; the component's own headings skip a level. */
function StepHeading({ step }: Props): ReactNode {
  const { t } = useTranslation();
  return <h2 className="storelogin__step">{t(($) => $.storeLogin.steps[step])}</h2>;
}

const components = {
  ConfirmSignIn: { Header: () => <StepHeading step="code" /> },
  ForceNewPassword: {
    Header: () => (
      <>
        <StepHeading step="newPassword" />
        <TermsNote />
      </>
    ),
  },
  ForgotPassword: { Header: () => <StepHeading step="forgotten" /> },
  ConfirmResetPassword: { Header: () => <StepHeading step="forgotten" /> },
} satisfies AuthenticatorProps["components"];

/** Applies to shops too: the role is unknown before sign-in. */
const passwordSettings = { minLength: trustedPasswordLength };

function Steps({ onRefused }: { onRefused: (text: string | undefined) => void }): ReactNode {
  const { t } = useTranslation();
  const { data: isReady = false, error, refetch } = useReady();
  const language = usePageLanguage();
  usePhrases();
  const services = useMemo(() => signInServices(() => onRefused(undefined)), [onRefused]);
  if (error !== null && !isReady) {
    const text =
      error.name === "StorageBlockedError" ? failureText("signIn", error) : t(($) => $.common.errors.network);
    return (
      <>
        <FormFailure text={text} />
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </>
    );
  }
  if (!isReady) return <output>{t(($) => $.common.loading)}</output>;
  return (
    // Keeps the current step when the language changes.
    <Authenticator.Provider>
      <div key={language} ref={restoreTyped}>
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

export function StoreSignIn(): ReactNode {
  const { search } = useLocation();
  const texts = useTexts(($) => $.storeLogin);
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
