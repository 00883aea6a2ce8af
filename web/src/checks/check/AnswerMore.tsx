import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Elsewhere } from "#web/checks/elsewhere/Elsewhere.tsx";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { startI18n } from "#web/platform/i18n/i18n.ts";
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

/** Warns of stolen bikes whose numbers differ by a sign or two, as one mistyped sign makes a stolen bike unknown. */
function Nearby({ answer, texts, language }: Props): ReactNode {
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

const client = createQueryClient();

/** The parts of an answer that need texts and queries; they load after the answer is shown. */
export function AnswerMore(props: ComponentProps<typeof Nearby>): ReactNode {
  return (
    <QueryClientProvider client={client}>
      {props.answer.status === "unknown" && (
        <>
          <Nearby {...props} />
          <Elsewhere number={props.answer.frameNumber} language={props.language} />
        </>
      )}
    </QueryClientProvider>
  );
}

export const openMore = async (): Promise<typeof AnswerMore> => {
  await startI18n(document.documentElement.lang === "en" ? "en" : "sv");
  return AnswerMore;
};
