import { Alert, Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeCode } from "#contract/bike-codes.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { failureText } from "#web/api/failure-text.ts";
import { unlinkBikeCode } from "./bike-codes-api.ts";
import { useCodesChange } from "./use-codes-change.ts";

type Props = { bikeId: string; code: BikeCode; onClose: () => void };

/** Asks before a sticker is taken off its bike. */
export function UnlinkDialog({ bikeId, code, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeCodes.unlinking, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending, error } = useCodesChange(
    bikeId,
    (uid: string) => unlinkBikeCode({ params: { bikeId, uid } }),
    () => {
      onClose();
      return texts.done;
    },
  );
  return (
    <Modal
      open
      title={t(($) => $.bikeCodes.unlinking.title, { code: shownShortCode(code.shortCode) })}
      width={480}
      okText={texts.confirm}
      cancelText={t(($) => $.common.cancel)}
      okButtonProps={{ loading: isPending }}
      onOk={() => mutate(code.uid)}
      onCancel={onClose}
    >
      <p>{code.isReusable ? texts.text : texts.ordered}</p>
      <div role="alert">
        {error !== null && <Alert type="error" showIcon role="presentation" title={failureText(error)} />}
      </div>
    </Modal>
  );
}
