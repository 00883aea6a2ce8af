import { useEffect, useState } from "react";
import { type Outcome, askRegister } from "./ask-register.ts";

type Asked = { readonly number: string; readonly outcome: Outcome };

/** Undefined until the register has answered. */
export const useOutcome = (number: string): { outcome: Outcome | undefined; onAgain: () => void } => {
  const [asked, setAsked] = useState<Asked>();
  const isAsked = asked?.number === number;
  useEffect(() => {
    if (isAsked) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const outcome = await askRegister(number);
      if (isWanted) setAsked({ number, outcome });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [number, isAsked]);
  return { outcome: isAsked ? asked.outcome : undefined, onAgain: () => setAsked(undefined) };
};
