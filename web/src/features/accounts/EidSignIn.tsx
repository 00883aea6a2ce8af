import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EidDialog, warmEid } from "#web/auth/eid/EidDialog.tsx";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { useAuthPaths } from "./auth-paths.ts";
import { EidButtonText } from "./EidButtonText.tsx";
import { warmPool } from "./open-pool.ts";
import { useEidSignIn } from "./use-eid-sign-in.ts";

const warm = (): void => {
  warmEid();
  warmPool();
};

/** The first and largest way in. */
export function EidSignIn(): ReactNode {
  const { t } = useTranslation();
  const paths = useAuthPaths();
  const { begin, failure, isUnknown, dialog } = useEidSignIn();
  const texts = t(($) => $.accounts.signIn, { returnObjects: true });
  return (
    <div className="account__eid">
      <FormFailure text={failure} />
      {isUnknown && (
        <p className="account__switch">
          <Link to={paths.register}>{texts.create}</Link>
        </p>
      )}
      <Button type="primary" size="large" block onClick={begin} onFocus={warm} onPointerEnter={warm}>
        <EidButtonText text={texts.bankId} />
      </Button>
      <EidDialog {...dialog} purpose="sign-in" title={texts.bankId} doneText={texts.done} />
    </div>
  );
}
