import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { searchRoutes } from "#contract/bikes/search.ts";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import type { Language } from "#contract/people/accounts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { withSearchPass } from "#web/platform/api/search-pass.ts";
import { CheckedBikes } from "./CheckedBikes.tsx";
import type { CheckTexts } from "./check-texts.ts";

const { searchPublicly } = createClient(searchRoutes, { token: async () => undefined });

type Props = { answer: CheckAnswer; texts: CheckTexts; language: Language };

/** Warns of stolen bikes with nearly the same number, because one mistyped character makes a stolen bike unknown. */
export function Nearby({ answer, texts, language }: Props): ReactNode {
  const { frameNumber: q } = answer;
  const { data } = useQuery({
    queryKey: queryKeys.search.near(q),
    queryFn: ({ signal }) => withSearchPass((pass) => searchPublicly({ query: { q } }, { signal, pass })),
  });
  const alike = data?.didYouMean?.filter(({ status }) => status === "stolen") ?? [];
  if (alike.length === 0) return null;
  return (
    <section className="check__near" role="alert">
      <h2>{texts.near}</h2>
      <p>{texts.nearText}</p>
      <CheckedBikes answer={{ ...answer, alike }} texts={texts} language={language} />
    </section>
  );
}
