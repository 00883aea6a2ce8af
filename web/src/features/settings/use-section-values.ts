import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/auth/me-query.ts";
import { useThemeChoice } from "#web/ui/theme-mode.ts";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";
import type { SectionName } from "./sections.ts";

/** How parts of the settings are set now, as far as the account says so. */
export const useSectionValues = (): Partial<Record<SectionName, string>> => {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const theme = useThemeChoice();
  if (me === undefined) return {};
  const howMany = (choices: Readonly<Record<string, boolean>>): string => {
    const of = Object.values(choices).length;
    const on = Object.values(choices).filter(Boolean).length;
    if (on === of) return t(($) => $.settings.values.all);
    return on === 0 ? t(($) => $.settings.values.none) : t(($) => $.settings.values.some, { on, of });
  };
  const language = t(($) => $.settings.values[me.language]);
  return {
    profile: me.fullName,
    email: me.email,
    ...(me.phone === undefined ? {} : { phone: writtenPhone(me.phone) }),
    notifications: howMany(me.notifications),
    mail: howMany(me.mails),
    appearance: theme === "system" ? language : t(($) => $.settings.values[theme], { language }),
  };
};
