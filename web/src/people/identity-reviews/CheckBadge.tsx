import { Check, CircleQuestionMark, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CardCheck } from "#contract/people/identity-reviews.ts";

const signs = { matches: Check, differs: TriangleAlert, unreadable: CircleQuestionMark };

type Props = { of: "personalNumber" | "name"; check: CardCheck };

export function CheckBadge({ of, check }: Props): ReactNode {
  const { t } = useTranslation();
  const Sign = signs[check];
  return (
    <span className={`cardcheck cardcheck--${check}`}>
      <Sign size={17} strokeWidth={2.4} aria-hidden="true" />
      {t(($) => $.identityReviews.checks[of][check])}
    </span>
  );
}
