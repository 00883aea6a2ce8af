import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import "./paged-list.css";

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** h1 where it is all that the page shows. */
  heading?: "h1" | "h2";
  /** The next step. */
  children?: ReactNode;
};

/** A list with nothing in it: what it means, and what to do next. */
export function EmptyList({ icon: Icon, title, text, heading: Heading = "h2", children }: Props): ReactNode {
  return (
    <section className="paged__state">
      <Icon size={52} strokeWidth={1.4} aria-hidden="true" />
      <Heading>{title}</Heading>
      <p className="muted">{text}</p>
      {children}
    </section>
  );
}
