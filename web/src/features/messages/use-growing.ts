import { type RefObject, useLayoutEffect } from "react";

/** Both borders, which the height of what is typed leaves out. */
const borders = 3;

/** Lets a field grow with what is typed, as far as its style allows. */
export const useGrowing = (ref: RefObject<HTMLTextAreaElement | null>): void => {
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + borders}px`;
  });
};
