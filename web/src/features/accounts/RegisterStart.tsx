import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { warmEid } from "#web/auth/eid/EidDialog.tsx";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { useAuthPaths } from "./auth-paths.ts";
import { EidButtonText } from "./EidButtonText.tsx";
import { warmPool } from "./open-pool.ts";

const warm = (): void => {
  warmEid();
  warmPool();
};

type Props = { failure: string | undefined; onBegin: () => void };

/** Nothing to fill in: BankID tells who it is. */
export function RegisterStart({ failure, onBegin }: Props): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  const texts = t(($) => $.accounts.register, { returnObjects: true });
  const signUp = t(($) => $.accounts.signUp, { returnObjects: true });
  return (
    <>
      <p className="account__lead">{texts.lead}</p>
      <div className="account__eid">
        <FormFailure text={failure} />
        <Button type="primary" size="large" block onClick={onBegin} onFocus={warm} onPointerEnter={warm}>
          <EidButtonText text={texts.begin} />
        </Button>
      </div>
      <p className="account__switch">
        {signUp.haveAccount} <Link to={paths.signIn}>{signUp.signIn}</Link>
        <br />
        <Link to={paths.signUp}>{texts.withEmail}</Link>
      </p>
    </>
  );
}
