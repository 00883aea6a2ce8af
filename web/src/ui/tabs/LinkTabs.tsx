import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import "./link-tabs.css";

/** `to` is the query of the address. */
type Tab = {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  /** Beside the text: how much waits there. */
  readonly after?: ReactNode;
};
type Props = { label: string; tabs: readonly Tab[]; shown: string };

/** Tabs that are links: the address says which one is open. */
export function LinkTabs({ label, tabs, shown }: Props): ReactNode {
  return (
    <nav className="linktabs" aria-label={label}>
      {tabs.map(({ id, text, to, after }) => (
        <Link key={id} to={{ search: to }} replace aria-current={id === shown ? "page" : undefined}>
          {text}
          {after}
        </Link>
      ))}
    </nav>
  );
}
