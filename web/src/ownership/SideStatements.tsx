import type { ReactNode } from "react";
import type { DisputeStatement } from "#contract/ownership/ownership-disputes.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./said.css";

type Props = {
  statements: readonly DisputeStatement[];
  /** The text alternative of a picture. */
  picture: (number: number) => string;
};

/** Shows one side's statements and pictures in a dispute. */
export function SideStatements({ statements, picture }: Props): ReactNode {
  const language = usePageLanguage();
  return statements.map(({ at, text, pictures }) => (
    <article key={at} className="said">
      <p className="muted">{momentText(at, language)}</p>
      <blockquote>{text}</blockquote>
      {pictures.length > 0 && (
        <div className="said__pictures">
          {pictures.map((url, place) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={picture(place + 1)} />
            </a>
          ))}
        </div>
      )}
    </article>
  ));
}
