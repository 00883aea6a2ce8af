import { ProblemError } from "./errors.ts";

/** True if someone else has changed the data: refetch it. */
export const isConflict = (error: Error): boolean => error instanceof ProblemError && error.status === 409;
