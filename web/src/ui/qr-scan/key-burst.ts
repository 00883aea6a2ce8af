/** Milliseconds between two keys: a scanner takes a few, nobody types so fast. */
const mostBetween = 60;
/** What is shorter may be a person who hits several keys at once. */
const least = 3;

type Pressed = { readonly key: string; readonly at: number };

/** Tells what a hand scanner has typed, once its Enter comes. Whatever is slower than a scanner begins again. */
export const keyBurst = (): ((pressed: Pressed) => string | undefined) => {
  let typed = "";
  let last = -Infinity;
  return ({ key, at }) => {
    if (at - last > mostBetween) typed = "";
    const isSign = Array.from(key).length === 1;
    // Shift and the like come between the letters of a scanner too.
    if (isSign || key === "Enter") last = at;
    if (isSign) typed += key;
    if (key !== "Enter") return undefined;
    const text = typed.trim();
    typed = "";
    return text.length < least ? undefined : text;
  };
};
