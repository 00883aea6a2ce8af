import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { ConsentsSection } from "./consents/ConsentsSection.tsx";
import { MyDataSection } from "./copy/MyDataSection.tsx";
import { DeletionSection } from "./deletion/DeletionSection.tsx";
import { EmailSection } from "./email/EmailSection.tsx";
import { InstallSection } from "./install/InstallSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { MenusSection } from "./menus/MenusSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { Outcome } from "./Outcome.tsx";
import { PasskeysSection } from "./passkeys/PasskeysSection.tsx";
import { PasswordSection } from "./password/PasswordSection.tsx";
import { PhoneSection } from "./phone/PhoneSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import type { OwnSectionName } from "./sections.ts";
import { SessionsSection } from "./SessionsSection.tsx";
import { TotpSection } from "./TotpSection.tsx";

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

/** One part of the settings, for who has an account to change. */
export function SectionContent({ name }: { name: OwnSectionName }): ReactNode {
  const { t } = useTranslation();
  const { data: me, isError, refetch } = useQuery(meQuery);
  if (me === undefined && isError) {
    return (
      <div className="settings__failure">
        <Outcome failure={t(($) => $.settings.loadFailed)} />
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    );
  }
  if (me === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const Content = contents[name];
  return <Content me={me} />;
}
