import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import type { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { PaperVerdict } from "./PaperVerdict.tsx";

type Props<Check> = ComponentProps<typeof Skeleton> & {
  query: UseQueryResult<Check>;
  /** The API's code for an unknown number. A malformed one is answered with `invalid-request`. */
  unknown: ProblemCode;
  texts: Readonly<Record<"unknown" | "unknownText" | "contact" | "failed", string>>;
  children: (check: Check, at: number) => ReactNode;
};

function Content<Check>({ query, unknown, texts, of, children }: Props<Check>): ReactNode {
  const { data, dataUpdatedAt, error } = query;
  if (error instanceof ProblemError && [unknown, "invalid-request"].includes(error.code))
    return (
      <>
        <PaperVerdict tone="bad" icon={SearchX} title={texts.unknown} lead={texts.unknownText} />
        <Link className="btn btn--ghost" to="/contact">
          {texts.contact}
        </Link>
      </>
    );
  if (data !== undefined) return children(data, dataUpdatedAt);
  return <NotLoaded query={query} failed={texts.failed} of={of} />;
}

/** The page of a paper's QR code. Search engines must not index it. */
export function PaperCheck<Check>(props: Props<Check>): ReactNode {
  return (
    <main className="wrap paper-check" id="content">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Content {...props} />
    </main>
  );
}
