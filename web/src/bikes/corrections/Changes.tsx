import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Change } from "./changes-in.ts";
import "./changes.css";

export function Changes({ changes }: { changes: readonly Change[] }): ReactNode {
  const texts = useTexts(($) => $.corrections);
  const types = useTexts(($) => $.vocabulary.types);
  const shown = changes.map((change) =>
    change.field === "type" ? { ...change, from: types[change.from], to: types[change.to] } : change,
  );
  return shown.map(({ field, from, to }) => (
    <p key={field} className="bikechange">
      <span className="muted">{texts.fields[field]}</span>
      <del>
        <span className="sr">{texts.from} </span>
        {from}
      </del>
      <ArrowRight size={18} aria-hidden="true" />
      <ins>
        <span className="sr">{texts.to} </span>
        {to}
      </ins>
    </p>
  ));
}
