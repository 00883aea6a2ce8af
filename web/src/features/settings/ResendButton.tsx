import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCountdown } from "#web/ui/use-countdown.ts";
import { useToast } from "#web/ui/use-toast.ts";

type Props = {
  /** Until another code can be had. */
  seconds: number;
  /** Sends another code; may answer how long the wait is after that one. */
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
