import type { ReactNode } from "react";

type Props = {
  text: string;
  keys: string;
  tone?: "primary" | "ghost" | "quiet";
  off?: boolean;
  onPress: () => void;
};

export function KeyButton({ text, keys, tone = "quiet", off = false, onPress }: Props): ReactNode {
  return (
    <button type="button" className={`btn btn--${tone}`} disabled={off} onClick={onPress}>
      {text}
      <kbd aria-hidden="true">{keys}</kbd>
    </button>
  );
}
