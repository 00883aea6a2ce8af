/** Longer is no frame number, and is answered so. */
const mostCharacters = 60;

/** One number a line, or between commas, semicolons and tabs: a number itself may have spaces. */
export const pastedNumbers = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((number) => number.trim().slice(0, mostCharacters))
    .filter((number) => number !== "");
