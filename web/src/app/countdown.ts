import { useTranslation } from "react-i18next";

const lastMoments = [10, 30, 60] as const;

/** The time to read aloud: whole minutes, then 30 and 10 seconds. */
export const spokenMoment = (secondsLeft: number): number =>
  lastMoments.find((moment) => secondsLeft <= moment) ?? Math.ceil(secondsLeft / 60) * 60;

/** The remaining time for screen readers. It changes rarely enough to be listened to. */
export const useSpokenTime = (secondsLeft: number): string => {
  const { t } = useTranslation();
  const moment = spokenMoment(secondsLeft);
  if (moment < 60) return t(($) => $.session.warning.seconds, { seconds: String(moment) });
  if (moment === 60) return t(($) => $.session.warning.minute);
  return t(($) => $.session.warning.minutes, { minutes: String(moment / 60) });
};
