import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";

type Props = { uid: string; onWithout: () => void; onClose: () => void };

/** Shown if the sticker is on another bike or void; the bike can be registered without it. */
export function StickerTakenDialog({ uid, onWithout, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const code = formatShortCode(shortCodeOf(uid));
  const texts = t(($) => $.registrationMore.sticker, { returnObjects: true, skipInterpolation: true });
  return (
    <Modal
      open
      title={t(($) => $.registrationMore.sticker.takenTitle, { code })}
      okText={texts.without}
      cancelText={texts.back}
      onOk={onWithout}
      onCancel={onClose}
    >
      <p>{problemText("qr-code-taken")}</p>
      <p className="paragraph">{texts.takenText}</p>
    </Modal>
  );
}
