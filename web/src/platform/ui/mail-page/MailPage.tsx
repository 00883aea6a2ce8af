import type { ReactNode } from "react";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./mail-page.css";

export function MailPage({ title, children }: { title: string; children: ReactNode }): ReactNode {
  usePageTitle(title);
  return (
    <main className="wrap mail-page" id="content">
      <section className="mail-page__card">{children}</section>
    </main>
  );
}
