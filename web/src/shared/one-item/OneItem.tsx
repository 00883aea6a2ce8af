import type { ReactNode } from "react";
import type { ProblemCode } from "#contract/problems.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";

type Words = {
  readonly loading: string;
  readonly failed: string;
  /** Of an address that leads to nothing. */
  readonly missing: string;
  readonly missingText: string;
};

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> };
  words: Words;
  /** How the API says that there is none. */
  missing: ProblemCode;
  children: (item: T) => ReactNode;
};

/** The id in the address is that of nothing, or no id at all. */
const isMissing = (error: Error, code: ProblemCode): boolean =>
  error instanceof ProblemError && (error.code === code || error.code === "invalid-request");

/** What a page is about: on its way, come, failed, or not there. */
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
