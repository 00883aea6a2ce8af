import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Me } from "#contract/people/accounts.ts";
import { openTotp } from "#web/platform/auth/totp/open-totp.ts";
import { totpFailureText } from "#web/platform/auth/totp/totp-failure.ts";
import { totpQueries } from "#web/platform/auth/totp/totp-queries.ts";
import { TotpSetup } from "#web/platform/auth/totp/TotpSetup.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { Outcome } from "./Outcome.tsx";
import { ProveFirst } from "./ProveFirst.tsx";

function State({ on }: { on: boolean }): ReactNode {
  const { t } = useTranslation();
  const Icon = on ? ShieldCheck : ShieldAlert;
  return (
    <p className={`settings__level settings__level--${on ? "proven" : "open"}`}>
      <Icon size={22} aria-hidden="true" />
      {t(($) => $.settings.totp[on ? "on" : "off"])}
    </p>
  );
}

type TurnOffProps = { role: Me["role"]; onOff: () => void; onFailure: (text: string) => void };

function TurnOff({ role, onOff, onFailure }: TurnOffProps): ReactNode {
  const texts = useTexts(($) => $.settings.totp);
  if (role === "admin") return <p className="settings__hint">{texts.required}</p>;
  const turnOff = async (): Promise<void> => {
    try {
      await (await openTotp()).turnOff();
      onOff();
    } catch (error) {
      onFailure(totpFailureText(error));
    }
  };
  return (
    <div className="ways ways--apart">
      <ConfirmButton title={texts.stopTitle} text={texts.stopText} action={texts.stop} onConfirm={turnOff}>
        {texts.stop}
      </ConfirmButton>
    </div>
  );
}

type Result = { done?: string; failure?: string };

const useTotp = (userId: string) => {
  const queries = useQueryClient();
  const { data: on, isError, refetch } = useQuery(totpQueries.isOn(userId));
  const [settingUp, setSettingUp] = useState(false);
  const [result, setResult] = useState<Result>({});
  const show = (isSettingUp: boolean): void => {
    setResult({});
    setSettingUp(isSettingUp);
  };
  const setOn = (isOn: boolean, done: string): void => {
    queries.setQueryData(totpQueries.isOn(userId).queryKey, isOn);
    setSettingUp(false);
    setResult({ done });
  };
  return { on, isError, refetch, settingUp, show, setOn, result, setResult };
};

const takeFocus = (content: HTMLElement | null): void => content?.focus({ preventScroll: true });

type OffProps = { me: Me; state: ReturnType<typeof useTotp> };

function WhenOff({ me, state: { settingUp, show, setOn } }: OffProps): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.totp);
  if (!settingUp) {
    return (
      <div className="ways ways--apart">
        <Button type="primary" onClick={() => show(true)}>
          {texts.start}
        </Button>
      </div>
    );
  }
  return (
    <div ref={takeFocus} tabIndex={-1} className="settings__focus">
      <TotpSetup
        email={me.email}
        onDone={async () => setOn(true, texts.turnedOn)}
        others={<Button onClick={() => show(false)}>{t(($) => $.common.cancel)}</Button>}
      />
    </div>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Outcome failure={t(($) => $.settings.totp.unknown)} />
      <div className="ways ways--apart">
        <Button onClick={onRetry}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    </>
  );
}

function OwnTotp({ me }: { me: Me }): ReactNode {
  const texts = useTexts(($) => $.settings.totp);
  const state = useTotp(me.userId);
  const { on, isError, refetch, setOn, result, setResult } = state;
  return (
    <>
      {on === undefined && !isError && <Skeleton.Button active />}
      {on === undefined && isError && <Unknown onRetry={() => void refetch()} />}
      {on !== undefined && <State on={on} />}
      <Outcome {...result} />
      {on === false && <WhenOff me={me} state={state} />}
      {on === true && (
        <TurnOff
          role={me.role}
          onOff={() => setOn(false, texts.turnedOff)}
          onFailure={(failure) => setResult({ failure })}
        />
      )}
    </>
  );
}

export function TotpSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.settings.totp.lead)}</p>
      <ProveFirst place="two-step">
        <OwnTotp me={me} />
      </ProveFirst>
    </>
  );
}
