import type { ReactNode } from "react";

type Props = {
  /** The key that presses it; undefined while another case takes the keys. */
  letter: string | undefined;
  isMain?: boolean;
  onPress: () => void;
  children: string;
};

export function KeyButton({ letter, isMain = false, onPress, children }: Props): ReactNode {
  return (
    <button
      type="button"
      className={`btn btn--${isMain ? "primary" : "ghost"}`}
      aria-keyshortcuts={letter}
      onClick={onPress}
    >
      {children} {letter !== undefined && <kbd aria-hidden="true">{letter.toUpperCase()}</kbd>}
    </button>
  );
}
