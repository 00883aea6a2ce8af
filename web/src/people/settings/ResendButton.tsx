import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCountdown } from "#web/platform/ui/use-countdown.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";

type Props = {
  /** Seconds until another code can be sent. */
  seconds: number;
  /** Sends another code; may return the next wait. */
  onResend: () => Promise<number | void>;
  failureText: (error: Error) => string;
};

export function ResendButton({ seconds, onResend, failureText }: Props): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const { left, restart } = useCountdown(seconds);
  const { mutate, isPending } = useMutation({
    mutationFn: onResend,
    onSuccess: (next) => {
      restart(next ?? seconds);
      toast.success(t(($) => $.settings.phone.resent));
    },
    onError: (error) => toast.error(failureText(error)),
  });
  return (
    <Button size="middle" disabled={left > 0} loading={isPending} onClick={() => mutate()}>
      {left > 0 ? t(($) => $.settings.phone.resendIn, { seconds: left }) : t(($) => $.settings.phone.resend)}
    </Button>
  );
}
