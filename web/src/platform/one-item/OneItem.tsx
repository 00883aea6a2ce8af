import type { ReactNode } from "react";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";

type Words = {
  readonly loading: string;
  readonly failed: string;
  /** Shown if the address matches no item. */
  readonly missing: string;
  readonly missingText: string;
};

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> };
  words: Words;
  /** The API's code for a missing item. */
  missing: ProblemCode;
  children: (item: T) => ReactNode;
};

/** The id is unknown or malformed. */
const isMissing = (error: Error, code: ProblemCode): boolean =>
  error instanceof ProblemError && (error.code === code || error.code === "invalid-request");

export function OneItem<T>({ query, words, missing, children }: Props<T>): ReactNode {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <output className="muted">{words.loading}</output>;
  if (!isMissing(error, missing))
    return <FetchFailure title={words.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <h1>{words.missing}</h1>
      <p className="muted">{words.missingText}</p>
    </>
  );
}
