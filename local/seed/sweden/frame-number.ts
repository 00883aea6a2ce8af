import type { Dice } from "./random.ts";

/** Omits the letters that look like digits. */
const letters = "ABCDEFGHJKLMNPRSTUWXYZ";

const numbers = 10_000_000;

/** Shares no divisor with `numbers`, so every serial below it gets a number of its own. */
const stride = 7_368_787;

/** Formats a frame number as the maker stamps it; it is unique by serial. */
export const frameNumberOf = (dice: Dice, form: string, serial: number): string => {
  const [maker, signs] = form.includes(" ") ? form.split(" ") : ["", form];
  const own = String(((serial + 1) * stride) % numbers).padStart(7, "0");
  const digits = signs?.replaceAll(/[^9]/g, "").length ?? 0;
  let place = -Math.max(0, digits - own.length);
  const stamped = signs?.replaceAll(/[9A]/g, (sign) => {
    if (sign === "A") return letters.charAt(dice.below(letters.length));
    const digit = place < 0 ? String(dice.below(10)) : own.charAt(place);
    place += 1;
    return digit;
  });
  return `${maker} ${stamped}`.trim();
};
