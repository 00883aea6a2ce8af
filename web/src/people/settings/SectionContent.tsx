import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { CircleCheck, Share } from "lucide-react";
import type { Me } from "#contract/people/accounts.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { ConsentsSection } from "#web/people/settings/consents/ConsentsSection.tsx";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { DeletionSection } from "#web/people/settings/deletion/DeletionSection.tsx";
import { EmailSection } from "#web/people/settings/email/EmailSection.tsx";
import { PasskeysSection } from "#web/people/settings/passkeys/PasskeysSection.tsx";
import { PasswordSection } from "./password/PasswordSection.tsx";
import { PhoneSection } from "#web/people/settings/phone/PhoneSection.tsx";
import { endSessions } from "#web/platform/auth/end-sessions.ts";
import { getAccessToken, signOutEverywhere } from "#web/platform/auth/session.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { deviceOf } from "#web/platform/auth/eid/eid-device.ts";
import { useInstallPrompt } from "#web/platform/ui/install/install-prompt.ts";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { copyQuery } from "./copy/copy-api.ts";
import { CopySteps } from "./copy/CopySteps.tsx";
import { MailSection } from "./MailSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import type { OwnSectionName } from "./sections.ts";
import { TotpSection } from "./TotpSection.tsx";
import { MenuEditor } from "./menus/MenuEditor.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import "./settings.css";

function Content(): ReactNode {
  const { t } = useTranslation();
  const { data: copy, isError, refetch } = useQuery(copyQuery);
  if (copy !== undefined) return <CopySteps copy={copy} />;
  if (!isError) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <Outcome failure={t(($) => $.settings.myData.loadFailed)} />
      <div className="ways ways--apart">
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    </>
  );
}

function MyDataSection(): ReactNode {
  const { t } = useTranslation();
  const holds = useTexts(($) => $.settings.myData.holds);
  return (
    <>
      <p>{t(($) => $.settings.myData.lead)}</p>
      <ul className="copy__holds">
        {holds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="settings__part">
        <Content />
      </div>
    </>
  );
}

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Installs the site as an app. Safari on phones has no prompt, so the text says where to find it. */
function InstallSection(): ReactNode {
  const texts = useTexts(($) => $.settings.install);
  const install = useInstallPrompt();
  if (isInstalled()) {
    return (
      <p className="settings__level settings__level--proven">
        <CircleCheck size={22} aria-hidden="true" />
        {texts.installed}
      </p>
    );
  }
  return (
    <>
      <p>{texts.lead}</p>
      {install && (
        <div className="ways ways--apart">
          <Button type="primary" onClick={() => void install().catch(() => undefined)}>
            {texts.install}
          </Button>
        </div>
      )}
      {!install && deviceOf(navigator) === "iphone" && (
        <p className="settings__level">
          <Share size={22} aria-hidden="true" />
          {texts.onIphone}
        </p>
      )}
      {!install && deviceOf(navigator) !== "iphone" && <p className="settings__hint">{texts.elsewhere}</p>}
    </>
  );
}

function SessionsSection(): ReactNode {
  const texts = useTexts(($) => $.settings.sessions);
  const [failure, fail] = useState<string>();
  const end = async (): Promise<void> => {
    fail(undefined);
    try {
      await endSessions(getAccessToken);
    } catch (error) {
      if (error instanceof Error) fail(failureText(error));
      return;
    }
    await signOutEverywhere();
  };
  return (
    <>
      <p>{texts.lead}</p>
      <Outcome failure={failure} />
      <div className="ways ways--apart">
        <ConfirmButton title={texts.endTitle} text={texts.endText} action={texts.end} onConfirm={end}>
          {texts.end}
        </ConfirmButton>
      </div>
    </>
  );
}

function MenusSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  if (me.role !== "customer") return <p>{t(($) => $.settings.menus.fixed)}</p>;
  return (
    <>
      <p>{t(($) => $.settings.menus.lead)}</p>
      <MenuEditor saved={me.menus} />
    </>
  );
}

const contents: Readonly<Record<OwnSectionName, ComponentType<{ me: Me }>>> = {
  profile: ProfileSection,
  email: EmailSection,
  phone: PhoneSection,
  password: PasswordSection,
  passkeys: PasskeysSection,
  totp: TotpSection,
  sessions: SessionsSection,
  menus: MenusSection,
  notifications: NotificationsSection,
  mail: MailSection,
  appearance: AppearanceSection,
  install: InstallSection,
  consents: ConsentsSection,
  myData: MyDataSection,
  deletion: DeletionSection,
};

export function SectionContent({ name }: { name: OwnSectionName }): ReactNode {
  const { t } = useTranslation();
  const { data: me, isError, refetch } = useQuery(meQuery);
  if (me === undefined && isError) {
    return (
      <div className="stack stack--start">
        <Outcome failure={t(($) => $.settings.loadFailed)} />
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    );
  }
  if (me === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const Content = contents[name];
  return <Content me={me} />;
}
