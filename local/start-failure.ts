/** One line for the terminal, shown without a stack. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartFailure";
  }
}

const isDiskFull = (text: string): boolean => /ENOSPC|disk is full/.test(text);

/**
 * Replaces the message if the disk is full, because the advice for a failed build, state or database would be
 * wrong.
 */
export const explainFailure = (error: unknown): string => {
  const text = String(
    error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : error,
  );
  return isDiskFull(text)
    ? "The disk is full: make room and start again. What was confirmed is kept, and what was half made is made again."
    : text;
};
