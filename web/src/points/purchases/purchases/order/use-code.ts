import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CampaignCode } from "#contract/points/purchases.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { quoteQuery } from "#web/points/purchases/points-api.ts";

/** Holds the campaign code as typed and as applied, and its effect on the chosen package. */
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
    // Editing a refused code removes it and its error.
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
    /** The server's quote for this package and code only. */
    quote: isUsed && error === null ? data : undefined,
    isChecking: isUsed && isFetching,
    failure: wrong ? t(($) => $.order.code.format) : failure,
  };
};
export type Code = ReturnType<typeof useCode>;
