import { useEffect, useRef } from "react";

/** Focuses the heading of each new step, so that it is read aloud, and scrolls to the top. */
export const useStepHeading = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
};
