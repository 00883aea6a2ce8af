import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";

/** A list with nothing in it, which is good news here. */
export function Nothing({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <section className="paged__state">
      <BadgeCheck size={52} strokeWidth={1.4} aria-hidden="true" />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </section>
  );
}
