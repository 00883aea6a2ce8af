import type { ReactNode } from "react";
import { type About, askPathFor } from "./ask-path.ts";

/** A plain link, because the page of a check is a document without the app. */
export function AskSeller({ about, text }: { about: About; text: string }): ReactNode {
  return (
    <a className="btn btn--ghost btn--lg" href={askPathFor(about)}>
      {text}
    </a>
  );
}
