import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { finderPoints } from "#contract/found-reports.ts";
import { FoundForm } from "#web/shared/found-reports/FoundForm.tsx";
import { signInPath } from "#web/auth/next-location.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import type { useAnonymousReport } from "./use-anonymous-report.ts";

type Props = { asked: ReturnType<typeof useAnonymousReport>; uid: string };

export function AnonymousForm({ asked, uid }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { typed, type, emailFault, sendCode, codes } = asked;
  const texts = t(($) => $.found.anonymous, { returnObjects: true, points: finderPoints });
  return (
    <>
      <p className="foundsignin">
        <Link to={signInPath(`/qr/${uid}`)}>{texts.signIn}</Link>
      </p>
      <FoundForm
        find={typed}
        onType={type}
        onSend={sendCode}
        busy={codes.isPending}
        error={codes.error}
        ready={typed.email.trim() !== ""}
        send={texts.sendCode}
      >
        <PlainField id={id} label={texts.email} hint={texts.emailHint} fault={emailFault}>
          {(described) => (
            <input
              {...described}
              type="email"
              required
              autoComplete="email"
              value={typed.email}
              onChange={({ target }) => type({ email: target.value })}
            />
          )}
        </PlainField>
      </FoundForm>
      <p className="foundnote">{texts.robotNote}</p>
    </>
  );
}
