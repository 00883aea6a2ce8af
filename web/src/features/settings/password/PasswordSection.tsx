import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ProveFirst } from "#web/features/settings/ProveFirst.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { ChoosePassword } from "./ChoosePassword.tsx";

export function PasswordSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <Outcome done={chosen ? t(($) => $.settings.password.chosen) : undefined} />
      {me.hasPassword || chosen ? (
        <ProveFirst place="password">
          <ChangePassword me={me} />
        </ProveFirst>
      ) : me.emailUnproved === true ? (
        <p>{t(($) => $.settings.password.emailFirst)}</p>
      ) : (
        <ChoosePassword me={me} onChosen={() => setChosen(true)} />
      )}
    </>
  );
}
