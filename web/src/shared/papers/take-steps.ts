import type { Making } from "./paper-kinds.ts";

/** Counts each step that is done. */
export const takeSteps = (of: number, { signal, onProgress }: Making) => {
  let done = 0;
  onProgress({ done, of });
  return async <T>(step: Promise<T>): Promise<T> => {
    const result = await step;
    done += 1;
    if (!signal.aborted) onProgress({ done, of });
    return result;
  };
};
