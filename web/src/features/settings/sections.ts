import type { ComponentType } from "react";
import {
  Bell,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  PanelsTopLeft,
  Phone,
  ShieldCheck,
  SunMoon,
  UserRound,
} from "lucide-react";
import type { Me, Role } from "#contract/accounts.ts";
import type { settings } from "#web/i18n/sv/settings.ts";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { MenusSection } from "./menus/MenusSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { PasswordSection } from "./password/PasswordSection.tsx";
import { PhoneSection } from "./phone/PhoneSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { TotpSection } from "./TotpSection.tsx";

type Titled = {
  [Name in keyof typeof settings]: (typeof settings)[Name] extends { title: string } ? Name : never;
};

export type SettingsSection = {
  /** Its place in the address. */
  readonly id: string;
  readonly text: Titled[keyof Titled];
  readonly icon: LucideIcon;
  readonly Content: ComponentType<{ me: Me }>;
  readonly roles: readonly Role[];
};

const everybody: readonly Role[] = ["customer", "store", "admin"];
const people: readonly Role[] = ["customer", "admin"];

const all: readonly SettingsSection[] = [
  { id: "profile", text: "profile", icon: UserRound, Content: ProfileSection, roles: everybody },
  { id: "phone", text: "phone", icon: Phone, Content: PhoneSection, roles: people },
  { id: "password", text: "password", icon: KeyRound, Content: PasswordSection, roles: everybody },
  { id: "two-step", text: "totp", icon: ShieldCheck, Content: TotpSection, roles: everybody },
  { id: "sessions", text: "sessions", icon: MonitorSmartphone, Content: SessionsSection, roles: everybody },
  { id: "menus", text: "menus", icon: PanelsTopLeft, Content: MenusSection, roles: people },
  { id: "notifications", text: "notifications", icon: Bell, Content: NotificationsSection, roles: people },
  { id: "appearance", text: "appearance", icon: SunMoon, Content: AppearanceSection, roles: everybody },
];

export const sectionsOf = (role: Role): readonly SettingsSection[] =>
  all.filter(({ roles }) => roles.includes(role));
