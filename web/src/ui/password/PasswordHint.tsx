import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { minimumPasswordLength } from "#contract/accounts.ts";
import { passwordStrength } from "./password-strength.ts";
import "./password-hint.css";

type Props = { password: string; known: readonly string[] };

export function PasswordHint({ password, known }: Props): ReactNode {
  const { t } = useTranslation();
  const strength = passwordStrength(password, known);
  const missing = minimumPasswordLength - password.length;
  return (
    <span className={`strength strength--${strength}`}>
      <span className="strength__bar" aria-hidden="true">
        <i />
      </span>
      <span className="strength__word" aria-live="polite">
        {t(($) => $.accounts.fields.strength[strength], { missing })}
      </span>
    </span>
  );
}
