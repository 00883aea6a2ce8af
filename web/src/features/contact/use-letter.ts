import { useState } from "react";
import {
  checkLetter,
  type Letter,
  type LetterFaults,
  type LetterField,
  letterFields,
  type Sendable,
} from "./letter.ts";

/** What is typed stays whatever happens. `submit` hands on a letter that can be sent, or names the first field that cannot. */
export const useLetter = (start: Letter, language: "sv" | "en") => {
  const [typed, setTyped] = useState<Partial<Letter>>({});
  const [faults, setFaults] = useState<LetterFaults>({});
  const letter = { ...start, ...typed };
  const type = (change: Partial<Letter>): void => {
    setTyped({ ...typed, ...change });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
  };
  const submit = (send: (letter: Sendable) => void): LetterField | undefined => {
    const checked = checkLetter(letter, language);
    if ("faults" in checked) {
      setFaults(checked.faults);
      return letterFields.find((field) => field in checked.faults);
    }
    send(checked.letter);
    return undefined;
  };
  return { letter, faults, type, submit };
};
