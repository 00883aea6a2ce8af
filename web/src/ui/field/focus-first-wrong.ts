import type { RefObject } from "react";

/** Once the fields are marked. */
export const focusFirstWrong = (form: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
