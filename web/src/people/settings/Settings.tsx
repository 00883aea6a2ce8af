import { Skeleton } from "antd";
import { ChevronLeft, type LucideIcon, ChevronRight } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "#web/platform/auth/session.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useThemeChoice } from "#web/platform/ui/theme-mode.ts";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";
import {
  type SectionGroup,
  type SettingsSection,
  type SectionName,
  isOfStore,
  sectionsOf,
  type StoreSectionName,
} from "./sections.ts";
import "./settings.css";

const useSectionValues = (): Partial<Record<SectionName, string>> => {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const theme = useThemeChoice();
  if (me === undefined) return {};
  const countOn = (choices: Readonly<Record<string, boolean>>): string => {
    const of = Object.values(choices).length;
    const on = Object.values(choices).filter(Boolean).length;
    if (on === of) return t(($) => $.settings.values.all);
    return on === 0 ? t(($) => $.settings.values.none) : t(($) => $.settings.values.some, { on, of });
  };
  const language = t(($) => $.settings.values[me.language]);
  return {
    profile: me.fullName,
    email: me.email,
    ...(me.phone === undefined ? {} : { phone: writtenPhone(me.phone) }),
    notifications: countOn(me.notifications),
    mail: countOn(me.mails),
    appearance: theme === "system" ? language : t(($) => $.settings.values[theme], { language }),
  };
};

const groups: readonly SectionGroup[] = ["store", "you", "signIn", "news", "app", "account"];

type SectionListProps = { sections: readonly SettingsSection[]; shown: SettingsSection | undefined };

function SectionList({ sections, shown }: SectionListProps): ReactNode {
  const { t } = useTranslation();
  const values = useSectionValues();
  return (
    <nav className="stack settings__list" aria-label={t(($) => $.settings.sections)}>
      {groups.map((group) => {
        const rows = sections.filter((section) => section.group === group);
        return rows.length === 0 ? undefined : (
          <div key={group}>
            <p id={`settings-${group}`}>{t(($) => $.settings.groups[group])}</p>
            <ul aria-labelledby={`settings-${group}`}>
              {rows.map(({ id, name, icon: Icon }) => (
                <li key={id}>
                  <Link to={`#${id}`} aria-current={shown?.id === id ? "true" : undefined}>
                    <Icon size={20} aria-hidden="true" />
                    <span className="settings__row">{t(($) => $.settings[name].title)}</span>{" "}
                    <span className="settings__value">{values[name]}</span>
                    <ChevronRight size={18} aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

type Props = { id: string; title: string; icon: LucideIcon; children: ReactNode };

function Section({ id, title, icon: Icon, children }: Props): ReactNode {
  return (
    <section className="card settings__section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon size={24} aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Lazy: forms would exceed the page's weight budget. */
const SectionContent = lazy(async () => ({
  default: (await import("./SectionContent.tsx")).SectionContent,
}));

/** Moves the focus to the opened section, or back to the list, as on a page change. */
const useFocusOnPart = (part: SettingsSection | undefined): void => {
  const before = useRef(part?.id);
  useEffect(() => {
    if (before.current === part?.id) return;
    before.current = part?.id;
    const place = part === undefined ? "#content" : `#${part.id}-title`;
    const shown = document.querySelector<HTMLElement>(place);
    shown?.setAttribute("tabindex", "-1");
    shown?.focus({ preventScroll: true });
  }, [part]);
};

export type StoreParts = Readonly<Record<StoreSectionName, ComponentType>>;

type ContentProps = { name: SectionName; ofStore: StoreParts | undefined };

function Content({ name, ofStore }: ContentProps): ReactNode {
  if (!isOfStore(name)) return <SectionContent name={name} />;
  const StorePart = ofStore?.[name];
  return StorePart !== undefined && <StorePart />;
}

type PartProps = { section: SettingsSection; ofStore: StoreParts | undefined };

function Part({ section: { id, name, icon }, ofStore }: PartProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Section id={id} title={t(($) => $.settings[name].title)} icon={icon}>
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        <Content name={name} ofStore={ofStore} />
      </Suspense>
    </Section>
  );
}

export function Settings({ title, ofStore }: { title: string; ofStore?: StoreParts }): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const session = useSession();
  const sections = session.state === "signed-in" ? sectionsOf(session.role) : [];
  const opened = sections.find(({ id }) => hash === `#${id}`);
  usePageTitle(opened === undefined ? title : `${t(($) => $.settings[opened.name].title)} – ${title}`);
  useFocusOnPart(opened);
  const shown = opened ?? sections[0];
  return (
    <main className={`wrap page settings${opened === undefined ? "" : " settings--open"}`} id="content">
      <Link className="settings__back" to="#">
        <ChevronLeft size={20} aria-hidden="true" />
        {t(($) => $.settings.back)}
      </Link>
      <h1>{title}</h1>
      <div className="settings__columns">
        <SectionList sections={sections} shown={shown} />
        <div className="settings__part-shown">
          {shown !== undefined && <Part key={shown.id} section={shown} ofStore={ofStore} />}
        </div>
      </div>
    </main>
  );
}
