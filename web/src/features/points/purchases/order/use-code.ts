import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CampaignCode } from "#contract/points/purchases.ts";
import { failureText } from "#web/api/failure-text.ts";
import { quoteQuery } from "#web/features/points/points-api.ts";

/** The campaign code: what is typed, what is used, and what that does to the chosen package. */
export const useCode = (packageId: string, used: string | undefined, use: (code?: string) => void) => {
  const { t } = useTranslation();
  const [typed, write] = useState(used ?? "");
  const [wrong, setWrong] = useState(false);
  const isUsed = used !== undefined;
  const { data, error, isFetching } = useQuery({
    ...quoteQuery(packageId, used ?? ""),
    enabled: isUsed,
  });
  const apply = (): void => {
    const code = CampaignCode.safeParse(typed);
    setWrong(!code.success);
    if (code.success) use(code.data);
  };
  const type = (text: string): void => {
    write(text);
    setWrong(false);
    // What was wrong with a code goes with the code.
    if (isUsed && (text === "" || error !== null)) use();
  };
  const remove = (): void => {
    write("");
    setWrong(false);
    use();
  };
  const failure = isUsed && !isFetching && error !== null ? failureText(error) : undefined;
  return {
    typed,
    type,
    apply,
    remove,
    isUsed,
    /** Only what the server has said of this very package and code. */
    quote: isUsed && error === null ? data : undefined,
    isChecking: isUsed && isFetching,
    failure: wrong ? t(($) => $.order.code.format) : failure,
  };
};
export type Code = ReturnType<typeof useCode>;
