import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#web/features/settings/ConfirmButton.tsx";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { Passkey } from "./passkey-calls.ts";
import "./passkeys.css";

type Props = { passkeys: readonly Passkey[]; onRemove: (id: string) => Promise<void> };

export function PasskeyList({ passkeys, onRemove }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.settings.passkeys, { returnObjects: true });
  return (
    <ul className="passkeys" aria-label={texts.list}>
      {passkeys.map(({ id, name = texts.unnamed, createdAt }) => (
        <li key={id}>
          <KeyRound size={22} aria-hidden="true" />
          <span className="passkeys__what">
            <b>{name}</b>
            {createdAt && (
              <span className="muted">
                {t(($) => $.settings.passkeys.added, { day: dayText(createdAt.toISOString(), language) })}
              </span>
            )}
          </span>
          <ConfirmButton
            title={texts.removeTitle}
            text={t(($) => $.settings.passkeys.removeText, { name })}
            action={texts.remove}
            onConfirm={() => onRemove(id)}
          >
            {texts.remove}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}
