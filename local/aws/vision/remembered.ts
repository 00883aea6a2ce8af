import { createHash } from "node:crypto";

/** Maximum number of cached answers. */
const maxResults = 32;

export type Remember<T> = (bytes: Buffer, question: unknown, work: () => Promise<T>) => Promise<T>;

/**
 * Caches complete answers by picture and question: reading is slow here, so a repeated request gets the
 * result of the first. Failures and incomplete answers are not cached.
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
    if (answers.size > maxResults && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
};
