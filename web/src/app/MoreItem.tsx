import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = { icon: LucideIcon; onClick: () => void; children: ReactNode };

export function MoreItem({ icon: Icon, onClick, children }: Props): ReactNode {
  return (
    <li>
      <button type="button" className="more__item" onClick={onClick}>
        <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}
