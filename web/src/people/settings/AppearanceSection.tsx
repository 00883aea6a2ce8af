import { Radio } from "antd";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Language, Me } from "#contract/people/accounts.ts";
import { changeLanguage } from "#web/platform/i18n/i18n.ts";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "#web/platform/ui/theme-mode.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";

type ChoiceProps<Value extends string> = {
  label: string;
  hint: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({
  label,
  hint,
  options,
  onChange,
  ...rest
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="settings__choice">
      <span id={id} className="settings__label">
        {label}
      </span>
      <span className="settings__hint">{hint}</span>
      <Radio.Group
        name={id}
        {...rest}
        aria-labelledby={id}
        options={[...options]}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      />
    </div>
  );
}

/** Each in its own language, for readers of the wrong one. */
const languages: readonly { value: Language; label: string }[] = [
  { value: "sv", label: "Svenska" },
  { value: "en", label: "English" },
];

export function AppearanceSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.appearance, { returnObjects: true });
  const pageLanguage = usePageLanguage();
  const theme = useThemeChoice();
  const { mutate, isPending, isSuccess, error } = useAccountChange(async (language: Language) => {
    const changed = await settingsApi.changeMe({ body: { language } });
    await changeLanguage(language);
    return changed;
  });
  const themes: readonly { value: ThemeChoice; label: string }[] = [
    { value: "light", label: texts.light },
    { value: "dark", label: texts.dark },
    { value: "system", label: texts.system },
  ];
  const isSaved = isSuccess && me.language === pageLanguage;
  return (
    <>
      <Choice
        label={texts.language}
        hint={texts.languageHint}
        value={me.language}
        options={languages}
        disabled={isPending}
        onChange={mutate}
      />
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={isSaved ? t(($) => $.settings.saved) : undefined}
      />
      <Choice
        label={texts.theme}
        hint={texts.themeHint}
        value={theme}
        options={themes}
        onChange={chooseTheme}
      />
    </>
  );
}
