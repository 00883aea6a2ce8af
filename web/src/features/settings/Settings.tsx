import { Skeleton } from "antd";
import { ChevronLeft } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "#web/auth/session.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Section } from "./Section.tsx";
import { SectionList } from "./SectionList.tsx";
import {
  isOfStore,
  type SectionName,
  sectionsOf,
  type SettingsSection,
  type StoreSectionName,
} from "./sections.ts";
import "./settings.css";

/** Forms and all are more than a page may weigh before it can be seen. */
const SectionContent = lazy(async () => ({
  default: (await import("./SectionContent.tsx")).SectionContent,
}));

/** As on another page, the keyboard goes on where the part begins, or where the list does. */
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

/** What stands in the parts about a store. */
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

/** What a person may change about their account: rows that open its parts, beside them where there is room. */
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
    <main className={`wrap settings${opened === undefined ? "" : " settings--open"}`} id="content">
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
