import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Part } from "./empty-pages.ts";

type Props = { label: string; parts: readonly Part[]; shown: Part };

/** Tabs that are links: the address says which one is open. */
export function PartTabs({ label, parts, shown }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.pages.parts, { returnObjects: true });
  return (
    <nav className="emptypage__tabs" aria-label={label}>
      {parts.map((part) => (
        <Link
          key={part.text}
          to={{ search: `?tab=${part.text}` }}
          replace
          aria-current={part === shown ? "page" : undefined}
        >
          {texts[part.text].tab}
        </Link>
      ))}
    </nav>
  );
}
