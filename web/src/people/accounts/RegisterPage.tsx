import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams, Link } from "react-router-dom";
import { EidDialog, warmEid } from "#web/platform/auth/eid/EidDialog.tsx";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { useHasBeen } from "#web/platform/ui/use-has-been.ts";
import { useStepHeading } from "#web/platform/ui/use-step-heading.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { useRegister } from "./use-register.ts";
import { Button } from "antd";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { useAuthPaths } from "./auth-paths.ts";
import { EidButtonText } from "./EidButtonText.tsx";
import { warmPool } from "./open-pool.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { useSignUpsClosed } from "./use-sign-ups-closed.ts";

const warm = (): void => {
  warmEid();
  warmPool();
};

type Props = { failure: string | undefined; onBegin: () => void };

function RegisterStart({ failure, onBegin }: Props): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  const texts = useTexts(($) => $.register);
  const signUp = useTexts(($) => $.accounts.signUp);
  const closed = t(($) => $.accounts.failures.signUpsClosed);
  const isClosed = useSignUpsClosed();
  const check = pageAddress("/check", usePageLanguage());
  return (
    <>
      {!isClosed && <p className="account__lead">{texts.lead}</p>}
      <div className="stack account__eid">
        <FormFailure text={isClosed ? closed : failure} />
        {isClosed ? (
          <a className="btn btn--ghost" href={check}>
            {t(($) => $.site.check)}
          </a>
        ) : (
          <Button type="primary" size="large" block onClick={onBegin} onFocus={warm} onPointerEnter={warm}>
            <EidButtonText text={texts.begin} />
          </Button>
        )}
      </div>
      <p className="account__switch">
        {signUp.haveAccount} <Link to={paths.signIn}>{signUp.signIn}</Link>
        {!isClosed && (
          <>
            <br />
            <Link to={paths.signUp}>{texts.withEmail}</Link>
          </>
        )}
      </p>
    </>
  );
}

const RefusalDialog = lazy(async () => ({ default: (await import("./RefusalDialog.tsx")).RefusalDialog }));

const withStoreTexts = async <Part,>(load: Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load, loadTexts(["storeApplication"])]);
  return part;
};

const StoreCard = lazy(async () => {
  const part = await withStoreTexts(import("#web/shops/application-form/StoreCard.tsx"));
  return { default: part.StoreCard };
});
const StoreApplication = lazy(async () => {
  const part = await withStoreTexts(import("#web/shops/application-form/StoreApplication.tsx"));
  return { default: part.StoreApplication };
});

const firstOf = (name: string): string => name.split(" ", 1).join();

/** Unmounted after identification: a closing dialog would hold the focus, which belongs to the next heading. */
function Identification({ dialog }: { dialog: ReturnType<typeof useRegister>["dialog"] }): ReactNode {
  const { dialogTitle, done } = useTexts(($) => $.register);
  return <EidDialog {...dialog} purpose="registration" title={dialogTitle} doneText={done} />;
}

function OwnAccount(): ReactNode {
  const { t } = useTranslation();
  const registering = useRegister();
  const { identified, refusal } = registering;
  const heading = useStepHeading(identified === undefined ? "start" : "reach");
  const isRefused = useHasBeen(refusal !== undefined);
  const texts = useTexts(($) => $.register);
  const hello = identified && t(($) => $.register.hello, { name: firstOf(identified.name) });
  return (
    <AccountLayout
      title={texts.title}
      heading={hello}
      headingRef={heading}
      aside={
        identified === undefined && (
          <Suspense fallback={<div className="account__room" />}>
            <StoreCard />
          </Suspense>
        )
      }
    >
      {identified === undefined ? (
        <RegisterStart failure={registering.failure} onBegin={registering.begin} />
      ) : (
        <RegisterForm identified={identified} registering={registering} />
      )}
      {identified === undefined && <Identification dialog={registering.dialog} />}
      <Suspense fallback={null}>
        {isRefused && (
          <RefusalDialog
            refusal={refusal}
            closeText={identified === undefined ? t(($) => $.common.close) : texts.backToForm}
            onClose={registering.forgive}
          />
        )}
      </Suspense>
    </AccountLayout>
  );
}

/** /register: an account with BankID, or with `for=store` a shop's application. */
export function RegisterPage(): ReactNode {
  const [parameters] = useSearchParams();
  if (parameters.get("for") !== "store") return <OwnAccount />;
  return (
    <Suspense fallback={<div className="account" />}>
      <StoreApplication />
    </Suspense>
  );
}
