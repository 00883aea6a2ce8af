import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import "./paged-list.css";

type Props = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Use h1 if the page shows nothing else. */
  heading?: "h1" | "h2";
  children?: ReactNode;
};

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
