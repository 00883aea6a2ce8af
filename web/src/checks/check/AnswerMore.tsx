import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Elsewhere } from "#web/checks/elsewhere/Elsewhere.tsx";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { startI18n } from "#web/platform/i18n/i18n.ts";
import { Nearby } from "./Nearby.tsx";

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
