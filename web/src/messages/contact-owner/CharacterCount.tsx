import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { maxMessageLength } from "#contract/messages/messages.ts";
import { textState } from "./text-state.ts";
import "./character-count.css";

export function CharacterCount({ id, text }: { id: string; text: string }): ReactNode {
  const { t } = useTranslation();
  const { length, left, isTight, isOver } = textState(text);
  const words = isOver
    ? t(($) => $.messages.count.over, { count: -left })
    : t(($) => $.messages.count.left, { count: left });
  return (
    <p
      id={id}
      className={`charcount${isTight ? " charcount--tight" : ""}${isOver ? " charcount--over" : ""}`}
    >
      <span aria-hidden={isTight}>
        {isTight ? words : t(($) => $.messages.count.used, { count: length, most: maxMessageLength })}
      </span>
      <output className="sr">{isTight && (left % 20 === 0 || isOver) && words}</output>
    </p>
  );
}
