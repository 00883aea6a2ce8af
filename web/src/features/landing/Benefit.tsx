import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  kind?: "deep" | "sun" | "goal";
  icon?: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
};

export function Benefit({ kind, icon: Icon, title, text, children }: Props): ReactNode {
  return (
    <li className={kind === undefined ? "benefit" : `benefit benefit--${kind}`}>
      <div className="benefit__text">
        {Icon !== undefined && <Icon className="benefit__icon" size={30} aria-hidden="true" />}
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}
