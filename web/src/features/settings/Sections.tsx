import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Me } from "#contract/accounts.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { DeletionSection } from "./deletion/DeletionSection.tsx";
import { InstallSection } from "./install/InstallSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { MenusSection } from "./menus/MenusSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { Outcome } from "./Outcome.tsx";
import { PasskeysSection } from "./passkeys/PasskeysSection.tsx";
import { PasswordSection } from "./password/PasswordSection.tsx";
import { PhoneSection } from "./phone/PhoneSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { Section } from "./Section.tsx";
import { SectionsSkeleton } from "./SectionsSkeleton.tsx";
import type { SectionName, SettingsSection } from "./sections.ts";
import { SessionsSection } from "./SessionsSection.tsx";
import { TotpSection } from "./TotpSection.tsx";

const contents: Readonly<Record<SectionName, ComponentType<{ me: Me }>>> = {
  profile: ProfileSection,
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
  deletion: DeletionSection,
};

/** The browser looked for the place in the address before anything was there. */
const useScrollToSection = (isThere: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== "") document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [isThere, hash]);
};

/** Every part of the settings, for who has an account to change. */
export function Sections({ sections }: { sections: readonly SettingsSection[] }): ReactNode {
  const { t } = useTranslation();
  const { data: me, isError, refetch } = useQuery(meQuery);
  useScrollToSection(me !== undefined);
  if (me === undefined && isError) {
    return (
      <div className="settings__failure">
        <Outcome failure={t(($) => $.settings.loadFailed)} />
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    );
  }
  if (me === undefined) return <SectionsSkeleton sections={sections} />;
  return sections.map(({ id, name, icon }) => {
    const Content = contents[name];
    return (
      <Section key={id} id={id} title={t(($) => $.settings[name].title)} icon={icon}>
        <Content me={me} />
      </Section>
    );
  });
}
