import { Button } from "antd";
import { QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";

export function StickerNote({ uid, onRemove }: { uid: string; onRemove: () => void }): ReactNode {
  const { t } = useTranslation();
  const code = formatShortCode(shortCodeOf(uid));
  return (
    <p className="sticker-note">
      <QrCode size={22} aria-hidden="true" />
      <span>{t(($) => $.registrationMore.sticker.note, { code })}</span>
      <Button type="link" onClick={onRemove}>
        {t(($) => $.registrationMore.sticker.remove)}
      </Button>
    </p>
  );
}
