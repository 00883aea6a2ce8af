import { type ReactNode, type KeyboardEvent, useState, type RefObject, useEffect, useRef } from "react";
import "./charts.css";

/** Pixels; used before the first measurement. */
const defaultWidth = 640;

/** Measures an element in pixels: charts are drawn at their shown width, so that text keeps its size. */
const useWidth = (): readonly [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(defaultWidth);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

const useArrows = (count: number) => {
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

/** The width in pixels, the index of the pointed value, and a function that points at one. */
export type Drawing = {
  readonly width: number;
  readonly at: number | undefined;
  readonly point: (place: number) => void;
};

type Props = {
  /** Accessible name; a table beside the chart holds the values. */
  label: string;
  height: number;
  /** One text per value, shown when the person points at it or selects it by arrow keys. */
  texts: readonly string[];
  children: (drawing: Drawing) => ReactNode;
};

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
