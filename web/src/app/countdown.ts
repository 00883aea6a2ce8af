import { useTranslation } from "react-i18next";

const lastMoments = [10, 30, 60] as const;

/** The time that is read aloud while so many seconds are left: whole minutes, then 30 and 10 seconds, each from when it is reached. */
export const spokenMoment = (secondsLeft: number): number =>
  lastMoments.find((moment) => secondsLeft <= moment) ?? Math.ceil(secondsLeft / 60) * 60;

/** Words for a screen reader, which change seldom enough to be listened to. */
export const useSpokenTime = (secondsLeft: number): string => {
  const { t } = useTranslation();
  const moment = spokenMoment(secondsLeft);
  if (moment < 60) return t(($) => $.session.warning.seconds, { seconds: String(moment) });
  if (moment === 60) return t(($) => $.session.warning.minute);
  return t(($) => $.session.warning.minutes, { minutes: String(moment / 60) });
};
