import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Me } from "#contract/people/accounts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SettingSwitch } from "#web/platform/ui/SettingSwitch.tsx";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";
import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import { fullNameRules } from "#web/platform/ui/account/full-name-rules.ts";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { warmEid } from "#web/platform/auth/eid/EidDialog.tsx";
import { heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { IdCardSection } from "#web/people/id-card/IdCardSection.tsx";

const proven = 2;

const VerifyDialog = lazy(async () => {
  const loadDialog = import("#web/platform/auth/eid/VerifyDialog.tsx");
  const [{ VerifyDialog: dialog }] = await Promise.all([loadDialog, loadTexts(["eid"])]);
  return { default: dialog };
});

function IdentityPart({ me }: { me: Me }): ReactNode {
  const texts = useTexts(($) => $.settings.identity);
  const [open, setOpen] = useState(() => heldOrder("verification", new Date()) !== undefined);
  const [verified, setVerified] = useState(false);
  const isProven = me.identityLevel === proven;
  const Icon = isProven ? ShieldCheck : ShieldAlert;
  return (
    <div className="settings__part">
      <h3>{texts.title}</h3>
      <p className={`settings__level settings__level--${isProven ? "proven" : "open"}`}>
        <Icon size={22} aria-hidden="true" />
        {texts.levels[me.identityLevel]}
      </p>
      <Outcome done={verified ? texts.verified : undefined} />
      {!isProven && (
        <>
          <p>{texts.why}</p>
          <div className="ways ways--apart">
            <Button type="primary" onPointerEnter={warmEid} onClick={() => setOpen(true)}>
              {texts.verify}
            </Button>
          </div>
          <IdCardSection />
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          <VerifyDialog open onVerified={() => setVerified(true)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function NameForm({ fullName, label }: { fullName: string; label: string }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, error, reset } = useAccountChange((typed: { fullName: string }) =>
    settingsApi.changeMe({ body: { fullName: typed.fullName.trim() } }),
  );
  return (
    <Form
      className="settings__form"
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ fullName }}
      onValuesChange={() => reset()}
      onFinish={mutate}
    >
      <Form.Item name="fullName" label={label} rules={fullNameRules()} validateFirst validateTrigger="onBlur">
        <Input autoComplete="name" autoCapitalize="words" />
      </Form.Item>
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={isSuccess ? t(($) => $.settings.saved) : undefined}
      />
      <Button size="middle" htmlType="submit" loading={isPending}>
        {t(($) => $.settings.profile.save)}
      </Button>
    </Form>
  );
}

function ProtectedIdentity({ isProtected }: { isProtected: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.settings.protectedIdentity);
  const { mutate, isPending, isSuccess, error } = useAccountChange((protectedIdentity: boolean) =>
    settingsApi.changeMe({ body: { protectedIdentity } }),
  );
  return (
    <div className="settings__part">
      <h3>{texts.title}</h3>
      <SettingSwitch
        label={texts.label}
        hint={texts.lead}
        on={isProtected}
        busy={isPending}
        onChange={(on) => mutate(on)}
      />
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={isSuccess ? t(($) => $.settings.saved) : undefined}
      />
    </div>
  );
}

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
  const texts = useTexts(($) => $.settings.profile);
  const isStore = me.role === "store";
  return (
    <>
      {(me.nameProved || !isStore) && (
        <dl className="stack">
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
