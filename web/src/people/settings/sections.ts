import {
  AtSign,
  Bell,
  ClipboardCheck,
  FileDown,
  History,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  Mail,
  MonitorDown,
  MonitorSmartphone,
  PanelsTopLeft,
  Phone,
  ShieldCheck,
  Store,
  SunMoon,
  UserRound,
  UserRoundX,
  UsersRound,
} from "lucide-react";
import type { Role } from "#contract/people/accounts.ts";

export type SectionName =
  | "profile"
  | "email"
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
  | "consents"
  | "myData"
  | "deletion"
  | StoreSectionName;

export type OwnSectionName = Exclude<SectionName, StoreSectionName>;

/** Sections of a store, provided by the shops' pages. */
export type StoreSectionName = "store" | "staff" | "storeLog";

export type SectionGroup = "store" | "you" | "signIn" | "news" | "app" | "account";

export type SettingsSection = {
  readonly name: SectionName;
  readonly id: string;
  readonly group: SectionGroup;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
};

const everybody: readonly Role[] = ["customer", "store", "admin"];
const people: readonly Role[] = ["customer", "admin"];

const all: readonly SettingsSection[] = [
  { name: "store", id: "store", group: "store", icon: Store, roles: ["store"] },
  { name: "staff", id: "staff", group: "store", icon: UsersRound, roles: ["store"] },
  { name: "storeLog", id: "log", group: "store", icon: History, roles: ["store"] },
  { name: "profile", id: "profile", group: "you", icon: UserRound, roles: everybody },
  { name: "email", id: "email-address", group: "you", icon: AtSign, roles: everybody },
  { name: "phone", id: "phone", group: "you", icon: Phone, roles: people },
  { name: "password", id: "password", group: "signIn", icon: LockKeyhole, roles: everybody },
  // Stores and administrators sign in on another page, administrators always with a code.
  { name: "passkeys", id: "passkeys", group: "signIn", icon: KeyRound, roles: ["customer"] },
  { name: "totp", id: "two-step", group: "signIn", icon: ShieldCheck, roles: everybody },
  { name: "sessions", id: "sessions", group: "signIn", icon: MonitorSmartphone, roles: everybody },
  { name: "notifications", id: "notifications", group: "news", icon: Bell, roles: people },
  { name: "mail", id: "mail", group: "news", icon: Mail, roles: people },
  { name: "appearance", id: "appearance", group: "app", icon: SunMoon, roles: everybody },
  { name: "menus", id: "menus", group: "app", icon: PanelsTopLeft, roles: people },
  { name: "install", id: "app", group: "app", icon: MonitorDown, roles: ["customer"] },
  { name: "consents", id: "consents", group: "account", icon: ClipboardCheck, roles: everybody },
  { name: "myData", id: "my-data", group: "account", icon: FileDown, roles: everybody },
  // Store staff and administrators must leave their role first.
  { name: "deletion", id: "delete-account", group: "account", icon: UserRoundX, roles: ["customer"] },
];

export const isOfStore = (name: SectionName): name is StoreSectionName =>
  name === "store" || name === "staff" || name === "storeLog";

export const sectionsOf = (role: Role): readonly SettingsSection[] =>
  all.filter(({ roles }) => roles.includes(role));
