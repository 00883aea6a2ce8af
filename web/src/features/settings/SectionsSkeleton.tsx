import { Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "./Section.tsx";
import type { SettingsSection } from "./sections.ts";

/** The parts with their names, until their contents have come. */
export function SectionsSkeleton({ sections }: { sections: readonly SettingsSection[] }): ReactNode {
  const { t } = useTranslation();
  return sections.map(({ id, name, icon }) => (
    <Section key={id} id={id} title={t(($) => $.settings[name].title)} icon={icon}>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </Section>
  ));
}
