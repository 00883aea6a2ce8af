import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { canUsePasskeys } from "#web/auth/can-use-passkeys.ts";
import { totpQueries } from "#web/auth/totp/totp-queries.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ProveFirst } from "#web/features/settings/ProveFirst.tsx";
import { PasskeyList } from "./PasskeyList.tsx";
import { usePasskeys } from "./use-passkeys.ts";

/** Why no passkey can be added, or the button that does it. */
function Add({ userId, adding, onAdd }: { userId: string; adding: boolean; onAdd: () => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.passkeys, { returnObjects: true });
  const { data: hasTotp, isPending } = useQuery(totpQueries.isOn(userId));
  if (!canUsePasskeys()) return <p className="settings__hint">{texts.failures.unsupported}</p>;
  if (isPending) return <Skeleton.Button active />;
  if (hasTotp === true) return <p className="settings__hint">{texts.withTotp}</p>;
  return (
    <div className="settings__actions">
      <Button type="primary" loading={adding} onClick={onAdd}>
        {texts.add}
      </Button>
    </div>
  );
}

function OwnPasskeys({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.passkeys, { returnObjects: true });
  const { list, isError, refetch, news, adding, add, remove } = usePasskeys(me.userId);
  const isUnknown = list === undefined && isError;
  return (
    <>
      {list === undefined && !isError && <Skeleton.Button active />}
      {list?.length === 0 && <p className="muted">{texts.none}</p>}
      {list !== undefined && list.length > 0 && (
        <PasskeyList passkeys={list} onRemove={(id) => remove(id, texts.removed)} />
      )}
      <Outcome {...news} {...(isUnknown && { failure: texts.unknown })} />
      {isUnknown && (
        <div className="settings__actions">
          <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
        </div>
      )}
      {list !== undefined && <Add userId={me.userId} adding={adding} onAdd={() => add(texts.saved)} />}
    </>
  );
}

/** Keys that a browser or a phone keeps, and shows in place of a password. */
export function PasskeysSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.settings.passkeys.lead)}</p>
      <ProveFirst place="passkeys">
        <OwnPasskeys me={me} />
      </ProveFirst>
    </>
  );
}
