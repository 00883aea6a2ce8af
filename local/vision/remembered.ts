import { createHash } from "node:crypto";

/** So many of the latest answers are kept. */
const kept = 32;

export type Remember<T> = (bytes: Buffer, question: unknown, work: () => Promise<T>) => Promise<T>;

/**
 * Works on the same bytes with the same question once. Reading is slow here: the person who lost patience and asks again gets what the first asking finds.
 * A failure is not remembered, nor an answer that is not whole.
 */
export const remembering = <T>(isWhole: (answer: T) => boolean = () => true): Remember<T> => {
  const answers = new Map<string, Promise<T>>();
  return (bytes, question, work) => {
    const key = createHash("sha256").update(bytes).update(JSON.stringify(question)).digest("hex");
    const earlier = answers.get(key);
    if (earlier) return earlier;
    const answer = work();
    answers.set(key, answer);
    const forget = () => answers.delete(key);
    answer.then((found) => isWhole(found) || forget(), forget);
    const [oldest] = answers.keys();
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
};
