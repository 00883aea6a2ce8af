import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { IdentityPart } from "./IdentityPart.tsx";
import { NameForm } from "./NameForm.tsx";
import { ProtectedIdentity } from "./ProtectedIdentity.tsx";

/** A name that comes from an eID is nobody's to change. */
function FixedName({ fullName }: { fullName: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="settings__fact">
      <dt>{t(($) => $.settings.profile.fullName)}</dt>
      <dd>{fullName}</dd>
      <dd className="settings__hint">{t(($) => $.problems["name-proved"])}</dd>
    </div>
  );
}

export function ProfileSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.profile, { returnObjects: true });
  const isStore = me.role === "store";
  return (
    <>
      {(me.nameProved || !isStore) && (
        <dl className="settings__facts">
          {me.nameProved && <FixedName fullName={me.fullName} />}
          {!isStore && (
            <div className="settings__fact">
              <dt>{texts.personalNumber}</dt>
              <dd className={me.personalNumberMasked === undefined ? "muted" : "mono"}>
                {me.personalNumberMasked ?? texts.noPersonalNumber}
              </dd>
            </div>
          )}
        </dl>
      )}
      {!me.nameProved && (
        <NameForm fullName={me.fullName} label={isStore ? texts.storeName : texts.fullName} />
      )}
      {!isStore && (
        <>
          <IdentityPart me={me} />
          <ProtectedIdentity isProtected={me.protectedIdentity} />
        </>
      )}
    </>
  );
}
