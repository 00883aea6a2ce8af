import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { storeLogin } from "./texts/sv.ts";

type Props = { step: keyof typeof storeLogin.steps };

/** What a step is for. The component's own headings would leave out a level below the page's. */
export function StepHeading({ step }: Props): ReactNode {
  const { t } = useTranslation();
  return <h2 className="storelogin__step">{t(($) => $.storeLogin.steps[step])}</h2>;
}
