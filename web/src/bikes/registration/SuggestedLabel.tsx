import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { prefillConfidence } from "#contract/bikes/analysis.ts";
import type { Draft } from "./draft.ts";

type Name = "type" | "brand" | "model" | "color";
type Props = { draft: Draft; name: Name };

function useReadingText({ analysis }: Draft, name: Name): string {
  const { t } = useTranslation();
  const { type, color, brand, model } = analysis?.bike ?? {};
  const texts = {
    type: type && t(($) => $.vocabulary.types[type.value]),
    color: color && t(($) => $.vocabulary.colours[color.value]),
    brand: brand?.value,
    model: model?.value,
  };
  return texts[name] ?? "";
}

/** A confident reading is marked as filled in, an uncertain one is only shown as a guess. */
export function SuggestedLabel({ draft, name }: Props): ReactNode {
  const { t } = useTranslation();
  const value = useReadingText(draft, name);
  const reading = draft.analysis?.bike[name];
  const confidence = Math.round(reading?.confidence ?? 0);
  const isSuggested = draft.suggested.includes(name);
  const isFromPhoto = reading?.from === "photo";
  const isGuess = reading !== undefined && reading.confidence < prefillConfidence;
  return (
    <>
      {t(($) => $.registration.details[name])}
      {(isSuggested || isGuess) && (
        <span className="suggestion">
          <Sparkles size={14} aria-hidden="true" />
          {isSuggested ? (
            <>
              {isFromPhoto
                ? t(($) => $.registration.details.suggestion)
                : t(($) => $.registration.details.suggestionFromReceipt)}
              {reading && <> · {confidence} %</>}
            </>
          ) : (
            t(($) => $.registration.details.guess, { value, confidence })
          )}
        </span>
      )}
    </>
  );
}
