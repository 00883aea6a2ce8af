import { useEffect, useRef } from "react";

/** The heading of each new step gets the focus, so that it is read aloud and the page starts at its top. */
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
