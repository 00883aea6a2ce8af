import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import "./paper-verdict.css";

type Props = {
  readonly icon: LucideIcon;
  /** Large enough to read at arm's length. */
  readonly title: string;
  readonly lead: string;
  readonly note?: string | undefined;
  readonly tone: "good" | "old" | "bad";
};

export function PaperVerdict({ icon: Icon, title, lead, note, tone }: Props): ReactNode {
  return (
    <section className={`verdict verdict--${tone}`}>
      <h1>
        <Icon size={44} aria-hidden="true" />
        {title}
      </h1>
      <p className="verdict__lead">{lead}</p>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}
