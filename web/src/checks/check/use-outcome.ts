import { useEffect, useState } from "react";
import { type Outcome, askRegister } from "./ask-register.ts";

type AnsweredNumber = { readonly number: string; readonly outcome: Outcome };

/** Undefined until the register has answered. */
export const useOutcome = (number: string): { outcome: Outcome | undefined; onAgain: () => void } => {
  const [answered, setAnswered] = useState<AnsweredNumber>();
  const isAnswered = answered?.number === number;
  useEffect(() => {
    if (isAnswered) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const outcome = await askRegister(number);
      if (isWanted) setAnswered({ number, outcome });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [number, isAnswered]);
  return { outcome: isAnswered ? answered.outcome : undefined, onAgain: () => setAnswered(undefined) };
};
