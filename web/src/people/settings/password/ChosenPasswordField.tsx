import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Me, trustedPasswordLength } from "#contract/people/accounts.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { NewPasswordField } from "#web/people/password/NewPasswordField.tsx";

export function ChosenPasswordField({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const longer = {
    length: trustedPasswordLength,
    tooShort: t(($) => $.settings.password.longTooShort, { length: trustedPasswordLength }),
  };
  return (
    <>
      {/* Password managers save the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
      <NewPasswordField
        label={t(($) => $.settings.password.new)}
        missing={ruleText("required")}
        known={[me.email, ...me.fullName.split(" ")]}
        {...(me.role !== "customer" && { longer })}
      />
    </>
  );
}
