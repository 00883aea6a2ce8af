import type { ReactNode } from "react";
import { usePageTitle } from "../use-page-title.ts";
import "./mail-page.css";

/** A page that a link in a mail leads to: one card, and one thing to do. */
export function MailPage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  usePageTitle(title);
  return (
    <main className="wrap mail-page" id="content">
      <section className="mail-page__card">{children}</section>
    </main>
  );
}
