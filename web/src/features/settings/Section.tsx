import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = { id: string; title: string; icon: LucideIcon; children: ReactNode };

export function Section({ id, title, icon: Icon, children }: Props): ReactNode {
  return (
    <section className="settings__section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon size={24} aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}
