import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useToast } from "#web/ui/use-toast.ts";

/** Welcomes someone who comes from the welcome mail. Said once: the address forgets where they come from. */
export const useWelcome = (): void => {
  const { t } = useTranslation();
  const toast = useToast();
  const [parameters, setParameters] = useSearchParams();
  const isWelcome = parameters.get("from") === "welcome";
  useEffect(() => {
    if (!isWelcome) return;
    toast.success(t(($) => $.accounts.signIn.welcome));
    setParameters(
      (current) => {
        current.delete("from");
        return current;
      },
      { replace: true },
    );
  }, [isWelcome, setParameters, t, toast]);
};
