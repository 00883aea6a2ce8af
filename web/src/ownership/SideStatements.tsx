import type { ReactNode } from "react";
import type { DisputeStatement } from "#contract/ownership/ownership-disputes.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { PictureLinks } from "#web/platform/ui/pictures/PictureLinks.tsx";

type Props = {
  statements: readonly DisputeStatement[];
  /** The text alternative of a picture. */
  picture: (number: number) => string;
};

/** Shows one side's statements and pictures in a dispute. */
export function SideStatements({ statements, picture }: Props): ReactNode {
  const language = usePageLanguage();
  return statements.map(({ at, text, pictures }) => (
    <article key={at} className="stack stack--near">
      <p className="muted">{momentText(at, language)}</p>
      <blockquote>{text}</blockquote>
      <PictureLinks urls={pictures} alt={picture} />
    </article>
  ));
}
