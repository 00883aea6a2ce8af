import { BadgeCheck, CircleQuestionMark, Hourglass, Tag, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const icons = {
  stolen: TriangleAlert,
  sale: Tag,
  registered: BadgeCheck,
  review: Hourglass,
  unknown: CircleQuestionMark,
};

export type BadgeTone = keyof typeof icons;

/** A status by text, colour and icon, so that no meaning depends on colour alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }): ReactNode {
  const Icon = icons[tone];
  return (
    <span className={`badge badge--${tone}`}>
      <Icon size={16} strokeWidth={tone === "registered" ? 2 : 2.6} aria-hidden="true" />
      {children}
    </span>
  );
}
