import type { OurRegister } from "./our-register.ts";
import type { Question } from "./question.ts";

export type Answer = {
  readonly units: number;
  readonly milliseconds: number;
  /** For a number: the intended bike is in the result. */
  readonly found: boolean | undefined;
};

type Page = Awaited<ReturnType<OurRegister["search"]>>;

const isFoundIn = (question: Question, { items, didYouMean = [] }: Page): boolean | undefined => {
  if (question.kind !== "number") return undefined;
  const { id, frameNumber } = question.meant;
  return items.some((item) => item.id === id) || didYouMean.some((bike) => bike.frameNumber === frameNumber);
};

/** Leaves out questions for pages that do not exist. */
export const askAll = async (register: OurRegister, questions: readonly Question[]): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const question of questions) {
    const ask = await register.prepare(question);
    if (ask === undefined) continue;
    const began = performance.now();
    const page = await ask();
    const milliseconds = performance.now() - began;
    answers.push({ units: page.units, milliseconds, found: isFoundIn(question, page) });
  }
  return answers;
};
