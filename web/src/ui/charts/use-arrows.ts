import { type KeyboardEvent, useState } from "react";

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Which of so many values is told, by arrow keys or by pointing. */
export const useArrows = (count: number) => {
  const [at, setAt] = useState<number>();
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const wanted =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? count - 1
          : move === undefined
            ? undefined
            : (at ?? -1) + move;
    if (wanted === undefined || count === 0) return;
    event.preventDefault();
    setAt(Math.min(count - 1, Math.max(0, wanted)));
  };
  return { at: at !== undefined && at < count ? at : undefined, setAt, onKeyDown };
};
