import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { EidDialog } from "#web/auth/eid/EidDialog.tsx";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { useHasBeen } from "#web/ui/use-has-been.ts";
import { useStepHeading } from "#web/ui/use-step-heading.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { RegisterStart } from "./RegisterStart.tsx";
import { StoreCard } from "./StoreCard.tsx";
import { useRegister } from "./use-register.ts";

const RefusalDialog = lazy(async () => ({ default: (await import("./RefusalDialog.tsx")).RefusalDialog }));

const firstOf = (name: string): string => name.split(" ", 1).join();

/** Not there once it has told who it is: while a dialog closes it holds on to the focus, which belongs to the next heading. */
function Identification({ dialog }: { dialog: ReturnType<typeof useRegister>["dialog"] }): ReactNode {
  const { t } = useTranslation();
  const { dialogTitle, done } = t(($) => $.accounts.register, { returnObjects: true });
  return <EidDialog {...dialog} purpose="registration" title={dialogTitle} doneText={done} />;
}

/** /register: an account with BankID, whose owner is known from the start. */
export function RegisterPage(): ReactNode {
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
      aside={identified === undefined && <StoreCard />}
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
