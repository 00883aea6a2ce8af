import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type SectionGroup, type SettingsSection } from "./sections.ts";
import { useSectionValues } from "./use-section-values.ts";

const groups: readonly SectionGroup[] = ["store", "you", "signIn", "news", "app", "account"];

type Props = { sections: readonly SettingsSection[]; shown: SettingsSection | undefined };

/** The parts of the settings as rows, with how each is set now. */
export function SectionList({ sections, shown }: Props): ReactNode {
  const { t } = useTranslation();
  const values = useSectionValues();
  return (
    <nav className="settings__list" aria-label={t(($) => $.settings.sections)}>
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
