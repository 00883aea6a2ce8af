import type { ReactNode } from "react";
import { useArrows } from "./use-arrows.ts";
import { useWidth } from "./use-width.ts";
import "./charts.css";

/** How wide it is drawn, which value is pointed at, and how to point at one. */
export type Drawing = {
  readonly width: number;
  readonly at: number | undefined;
  readonly point: (place: number) => void;
};

type Props = {
  /** What it shows, in words: the values stand in the table beside it. */
  label: string;
  height: number;
  /** Each of its values in words, for those who point at it or go through them with the arrow keys. */
  texts: readonly string[];
  children: (drawing: Drawing) => ReactNode;
};

/** A drawing as wide as its place, whose values are told one by one. */
export function Plot({ label, height, texts, children }: Props): ReactNode {
  const [ref, width] = useWidth();
  const { at, setAt, onKeyDown } = useArrows(texts.length);
  return (
    <div ref={ref}>
      <div
        className="plot"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot hold a drawing
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, texts.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={at === undefined ? "–" : texts[at]}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children({ width, at, point: setAt })}
        </svg>
      </div>
      <output className="plot__told">{at === undefined ? " " : texts[at]}</output>
    </div>
  );
}
