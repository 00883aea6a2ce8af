import {
  Bell,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MonitorDown,
  MonitorSmartphone,
  PanelsTopLeft,
  Phone,
  ShieldCheck,
  SunMoon,
  UserRound,
  UserRoundX,
} from "lucide-react";
import type { Role } from "#contract/accounts.ts";

/** The parts of the page by the names of their texts. */
export type SectionName =
  | "profile"
  | "phone"
  | "password"
  | "passkeys"
  | "totp"
  | "sessions"
  | "menus"
  | "notifications"
  | "mail"
  | "appearance"
  | "install"
  | "deletion";

export type SettingsSection = {
  readonly name: SectionName;
  /** Its place in the address. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
};

const everybody: readonly Role[] = ["customer", "store", "admin"];
const people: readonly Role[] = ["customer", "admin"];

const all: readonly SettingsSection[] = [
  { name: "profile", id: "profile", icon: UserRound, roles: everybody },
  { name: "phone", id: "phone", icon: Phone, roles: people },
  { name: "password", id: "password", icon: LockKeyhole, roles: everybody },
  // Stores and administrators come in by a door of their own, administrators never without a code.
  { name: "passkeys", id: "passkeys", icon: KeyRound, roles: ["customer"] },
  { name: "totp", id: "two-step", icon: ShieldCheck, roles: everybody },
  { name: "sessions", id: "sessions", icon: MonitorSmartphone, roles: everybody },
  { name: "menus", id: "menus", icon: PanelsTopLeft, roles: people },
  { name: "notifications", id: "notifications", icon: Bell, roles: people },
  { name: "mail", id: "mail", icon: Mail, roles: people },
  { name: "appearance", id: "appearance", icon: SunMoon, roles: everybody },
  { name: "install", id: "app", icon: MonitorDown, roles: ["customer"] },
  // Whoever has a store or an office hands it over first.
  { name: "deletion", id: "delete-account", icon: UserRoundX, roles: ["customer"] },
];

export const sectionsOf = (role: Role): readonly SettingsSection[] =>
  all.filter(({ roles }) => roles.includes(role));
