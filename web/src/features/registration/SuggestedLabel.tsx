import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Draft } from "./draft.ts";

type Props = { draft: Draft; name: "type" | "brand" | "model" | "color" };

/** A field's name, and what was read from the pictures: filled in where it is sure enough, else only told. */
export function SuggestedLabel({ draft, name }: Props): ReactNode {
  const { t } = useTranslation();
  const reading = draft.analysis?.bike[name];
  return (
    <>
      {t(($) => $.registration.details[name])}
      {draft.suggested.includes(name) && (
        <span className="suggestion">
          <Sparkles size={14} aria-hidden="true" />
          {t(($) => $.registration.details.suggestion)}
          {reading && <> · {Math.round(reading.confidence)} %</>}
        </span>
      )}
    </>
  );
}
