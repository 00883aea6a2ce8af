import { useQuery, useMutation, useQueryClient, queryOptions } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { KeyRound } from "lucide-react";
import i18next from "i18next";
import type { Me } from "#contract/people/accounts.ts";
import { canUsePasskeys } from "#web/platform/auth/can-use-passkeys.ts";
import { totpQueries } from "#web/platform/auth/totp/totp-queries.ts";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { ProveFirst } from "#web/people/settings/ProveFirst.tsx";
import { ConfirmButton } from "#web/people/settings/ConfirmButton.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { amplifyReady } from "#web/platform/auth/session.ts";
import type { Resources } from "#web/platform/i18n/resources.ts";
import type { Passkey, passkeys as calls } from "./passkey-calls.ts";
import "#web/people/settings/settings.css";

type Failure = keyof Resources["settings"]["passkeys"]["failures"];

const byName: Readonly<Record<string, Failure>> = {
  PasskeyRegistrationCanceled: "cancelled",
  PasskeyOperationAborted: "cancelled",
  PasskeyAlreadyExists: "alreadyThere",
  PasskeyNotSupported: "unsupported",
  RelyingPartyMismatch: "unsupported",
  WebAuthnNotEnabledException: "unsupported",
  WebAuthnOriginNotAllowedException: "unsupported",
  WebAuthnCredentialNotSupportedException: "refused",
  WebAuthnChallengeNotFoundException: "tooLate",
  LimitExceededException: "tooMany",
  TooManyRequestsException: "tooFast",
  ResourceNotFoundException: "gone",
  NetworkError: "network",
};

const passkeyFailureText = (error: unknown): string => {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAuthorizedException" || name === "UserUnAuthenticatedException")
    return i18next.t(($) => $.problems["session-ended"]);
  return i18next.t(($) => $.settings.passkeys.failures[byName[name] ?? "unexpected"]);
};

const openPasskeys = async (): Promise<typeof calls> => {
  const [{ passkeys }] = await Promise.all([import("./passkey-calls.ts"), amplifyReady()]);
  return passkeys;
};

const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.account.passkeys(userId),
    queryFn: async () => (await openPasskeys()).list(),
    retry: false,
  });

type Result = { readonly done?: string; readonly failure?: string };

const usePasskeys = (userId: string) => {
  const queries = useQueryClient();
  const query = passkeysQuery(userId);
  const { data: list, isError, refetch } = useQuery(query);
  const [result, setResult] = useState<Result>({});

  const change = async (work: () => Promise<void>, done: string): Promise<void> => {
    setResult({});
    try {
      await work();
      setResult({ done });
    } catch (error) {
      setResult({ failure: passkeyFailureText(error) });
    }
    await queries.invalidateQueries(query);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (done: string) => change(async () => (await openPasskeys()).add(), done),
  });
  return {
    list,
    isError,
    refetch,
    result,
    adding: isPending,
    add: (done: string) => mutate(done),
    remove: (id: string, done: string) => change(async () => (await openPasskeys()).remove(id), done),
  };
};

type Props = { passkeys: readonly Passkey[]; onRemove: (id: string) => Promise<void> };

function PasskeyList({ passkeys, onRemove }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.settings.passkeys);
  return (
    <ul ref={steadyList} className="stack stack--near passkeys" aria-label={texts.list}>
      {passkeys.map(({ id, name = texts.unnamed, createdAt }) => (
        <li key={id}>
          <KeyRound size={22} aria-hidden="true" />
          <span className="passkeys__what">
            <b>{name}</b>
            {createdAt && (
              <span className="muted">
                {t(($) => $.settings.passkeys.added, { day: dayText(createdAt.toISOString(), language) })}
              </span>
            )}
          </span>
          <ConfirmButton
            title={texts.removeTitle}
            text={t(($) => $.settings.passkeys.removeText, { name })}
            action={texts.remove}
            onConfirm={() => onRemove(id)}
          >
            {texts.remove}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}

function Add({ userId, adding, onAdd }: { userId: string; adding: boolean; onAdd: () => void }): ReactNode {
  const texts = useTexts(($) => $.settings.passkeys);
  const { data: hasTotp, isPending } = useQuery(totpQueries.isOn(userId));
  if (!canUsePasskeys()) return <p className="settings__hint">{texts.failures.unsupported}</p>;
  if (isPending) return <Skeleton.Button active />;
  if (hasTotp === true) return <p className="settings__hint">{texts.withTotp}</p>;
  return (
    <div className="ways ways--apart">
      <Button type="primary" loading={adding} onClick={onAdd}>
        {texts.add}
      </Button>
    </div>
  );
}

function OwnPasskeys({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.passkeys);
  const { list, isError, refetch, result, adding, add, remove } = usePasskeys(me.userId);
  const isUnknown = list === undefined && isError;
  return (
    <>
      {list === undefined && !isError && <Skeleton.Button active />}
      {list?.length === 0 && <p className="muted">{texts.none}</p>}
      {list !== undefined && list.length > 0 && (
        <PasskeyList passkeys={list} onRemove={(id) => remove(id, texts.removed)} />
      )}
      <Outcome {...result} {...(isUnknown && { failure: texts.unknown })} />
      {isUnknown && (
        <div className="ways ways--apart">
          <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
        </div>
      )}
      {list !== undefined && <Add userId={me.userId} adding={adding} onAdd={() => add(texts.saved)} />}
    </>
  );
}

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
