import type { RefObject } from "react";

/** Waits until React has marked the fields, which takes more than one frame on a slow device. */
export const focusFirstWrong = (form: RefObject<HTMLElement | null>, maxFrames = 60): void =>
  void requestAnimationFrame(() => {
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-missing=true]");
    if (wrong) wrong.focus();
    else if (maxFrames > 1) focusFirstWrong(form, maxFrames - 1);
  });
