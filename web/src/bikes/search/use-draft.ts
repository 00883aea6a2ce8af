import { useState } from "react";

export type Draft<Field extends string> = Readonly<Record<Field, string>>;

/** Texts of the search fields. A new address resets them. */
export const useDraft = <Field extends string>(address: string, asked: Draft<Field>) => {
  const [held, hold] = useState({ address, draft: asked });
  const draft = held.address === address ? held.draft : asked;
  if (held.address !== address) hold({ address, draft });
  const write = (changes: Partial<Draft<Field>>): void => hold({ address, draft: { ...draft, ...changes } });
  return { draft, write };
};
