import { ProblemError } from "./errors.ts";

/** Someone else has changed what was shown: the one who is told shows how it stands. */
export const isConflict = (error: Error): boolean => error instanceof ProblemError && error.status === 409;
