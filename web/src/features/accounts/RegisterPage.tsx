import { Form } from "antd";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EidDialog } from "#web/auth/eid/EidDialog.tsx";
import { AccountLayout } from "#web/ui/account/AccountLayout.tsx";
import { useHasBeen } from "#web/ui/use-has-been.ts";
import { useAuthPaths } from "./auth-paths.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import type { Registrant } from "./registrant.ts";
import { StoreCard } from "./StoreCard.tsx";
import { useRegister } from "./use-register.ts";

const RefusalDialog = lazy(async () => ({ default: (await import("./RefusalDialog.tsx")).RefusalDialog }));

/** /register: an account with BankID, whose owner is known from the start. */
export function RegisterPage(): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  const [form] = Form.useForm<Registrant>();
  const { submission, refusal, forgive, dialog } = useRegister(form);
  const isRefused = useHasBeen(refusal !== undefined);
  const texts = t(($) => $.accounts.register, { returnObjects: true });
  const signUp = t(($) => $.accounts.signUp, { returnObjects: true });
  return (
    <AccountLayout title={texts.title} aside={<StoreCard />}>
      <p className="account__lead">{texts.lead}</p>
      <RegisterForm form={form} submission={submission} />
      <p className="account__switch">
        {signUp.haveAccount} <Link to={paths.signIn}>{signUp.signIn}</Link>
        <br />
        <Link to={paths.signUp}>{texts.withEmail}</Link>
      </p>
      <EidDialog {...dialog} purpose="registration" title={texts.dialogTitle} doneText={texts.done} />
      <Suspense fallback={null}>
        {isRefused && <RefusalDialog refusal={refusal} onClose={forgive} />}
      </Suspense>
    </AccountLayout>
  );
}
