import { useState } from "react";
import { type Case, keyOf } from "#web/shared/queues/case.ts";

type Chosen = { readonly key: string | undefined; readonly place: number };

/** Which case is chosen: the same one while it is there, then whatever has taken its place. */
export const useChosen = (cases: readonly Case[]) => {
  const [chosen, choose] = useState<Chosen>({ key: undefined, place: 0 });
  const found = cases.findIndex((each) => keyOf(each) === chosen.key);
  const place = found === -1 ? Math.min(chosen.place, Math.max(0, cases.length - 1)) : found;
  const go = (to: number): void => {
    const at = Math.min(cases.length - 1, Math.max(0, to));
    const each = cases[at];
    if (each) choose({ key: keyOf(each), place: at });
  };
  return { place, current: cases[place], go };
};
