import { useState } from "react";

export type Draft<Field extends string> = Readonly<Record<Field, string>>;

/** What is being typed. Another address, for instance of the search before, brings its own texts. */
export const useDraft = <Field extends string>(address: string, asked: Draft<Field>) => {
  const [held, hold] = useState({ address, draft: asked });
  const draft = held.address === address ? held.draft : asked;
  if (held.address !== address) hold({ address, draft });
  const write = (changes: Partial<Draft<Field>>): void => hold({ address, draft: { ...draft, ...changes } });
  return { draft, write };
};
