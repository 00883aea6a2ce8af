import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import "./link-tabs.css";

/** `to` is a query string. */
type Tab = {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  /** Follows the text, for example a count. */
  readonly after?: ReactNode;
};
type Props = { label: string; tabs: readonly Tab[]; shown: string };

/** Brings the open tab into the middle of a row that is wider than a phone. */
const scrollTo = (tab: HTMLElement | null): void => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};

/** Tabs as links, so that the address holds the open one. */
export function LinkTabs({ label, tabs, shown }: Props): ReactNode {
  return (
    <nav className="linktabs" aria-label={label}>
      {tabs.map(({ id, text, to, after }) => (
        <Link
          key={id}
          to={{ search: to }}
          replace
          aria-current={id === shown ? "page" : undefined}
          ref={id === shown ? scrollTo : undefined}
        >
          {text}
          {after}
        </Link>
      ))}
    </nav>
  );
}
