import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Change } from "./changes-in.ts";
import "./changes.css";

export function Changes({ changes }: { changes: readonly Change[] }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.corrections, { returnObjects: true });
  const types = t(($) => $.vocabulary.types, { returnObjects: true });
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
