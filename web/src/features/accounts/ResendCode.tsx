import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "#web/ui/use-toast.ts";
import { failureOf } from "./failures.ts";
import { type OwnSignUp, sendSignUpCode } from "./sign-up-api.ts";
import { useCountdown } from "#web/ui/use-countdown.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const pause = 30;

/** Another code, at most every half minute. */
export function ResendCode({ own }: { own: OwnSignUp }): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const language = usePageLanguage();
  const { left, restart } = useCountdown(pause);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendSignUpCode(own, language),
    onSuccess: () => {
      restart();
      toast.success(t(($) => $.accounts.code.resent));
    },
    onError: (error) => toast.error(t(($) => $.accounts.failures[failureOf("resend", error)])),
  });
  return (
    <Button
      type="link"
      className="account__link"
      disabled={left > 0}
      loading={isPending}
      onClick={() => mutate()}
    >
      {left > 0 ? t(($) => $.accounts.code.resendIn, { seconds: left }) : t(($) => $.accounts.code.resend)}
    </Button>
  );
}
