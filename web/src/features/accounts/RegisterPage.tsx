import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { EidDialog } from "#web/auth/eid/EidDialog.tsx";
import { loadTexts } from "#web/i18n/i18n.ts";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { useHasBeen } from "#web/ui/use-has-been.ts";
import { useStepHeading } from "#web/ui/use-step-heading.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { RegisterStart } from "./RegisterStart.tsx";
import { useRegister } from "./use-register.ts";

const RefusalDialog = lazy(async () => ({ default: (await import("./RefusalDialog.tsx")).RefusalDialog }));

const withStoreTexts = async <Part,>(load: Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load, loadTexts(["storeApplication"])]);
  return part;
};

const StoreCard = lazy(async () => {
  const part = await withStoreTexts(import("#web/shared/store-application/StoreCard.tsx"));
  return { default: part.StoreCard };
});
const StoreApplication = lazy(async () => {
  const part = await withStoreTexts(import("#web/shared/store-application/StoreApplication.tsx"));
  return { default: part.StoreApplication };
});

const firstOf = (name: string): string => name.split(" ", 1).join();

/** Not there once it has told who it is: while a dialog closes it holds on to the focus, which belongs to the next heading. */
function Identification({ dialog }: { dialog: ReturnType<typeof useRegister>["dialog"] }): ReactNode {
  const { t } = useTranslation();
  const { dialogTitle, done } = t(($) => $.accounts.register, { returnObjects: true });
  return <EidDialog {...dialog} purpose="registration" title={dialogTitle} doneText={done} />;
}

/** An account with BankID, whose owner is known from the start. */
function OwnAccount(): ReactNode {
  const { t } = useTranslation();
  const registering = useRegister();
  const { identified, refusal } = registering;
  const heading = useStepHeading(identified === undefined ? "start" : "reach");
  const isRefused = useHasBeen(refusal !== undefined);
  const texts = t(($) => $.accounts.register, { returnObjects: true });
  const hello = identified && t(($) => $.accounts.register.hello, { name: firstOf(identified.name) });
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

/** /register: an account of one's own, or with `for=store` the application of a store. */
export function RegisterPage(): ReactNode {
  const [parameters] = useSearchParams();
  if (parameters.get("for") !== "store") return <OwnAccount />;
  return (
    <Suspense fallback={<div className="account" />}>
      <StoreApplication />
    </Suspense>
  );
}
