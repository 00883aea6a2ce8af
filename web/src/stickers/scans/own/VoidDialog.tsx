import { Alert, Modal, Radio } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BikeCode, VoidReason } from "#contract/stickers/bike-codes.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { CodeField, stickerIn } from "./CodeField.tsx";
import { voidBikeCode } from "./bike-codes-api.ts";
import { useCodesChange } from "./use-codes-change.ts";

type Props = { bikeId: string; code: BikeCode; onClose: () => void };
type Voiding = { readonly reason: VoidReason; readonly followedBy: string | undefined };

function Reasons({
  reason,
  onChoose,
}: {
  reason: VoidReason;
  onChoose: (reason: VoidReason) => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <p id={id}>{t(($) => $.bikeCodes.voiding.reason)}</p>
      <Radio.Group
        vertical
        aria-labelledby={id}
        value={reason}
        onChange={({ target }) => onChoose(VoidReason.parse(target.value))}
        options={VoidReason.options.map((value) => ({
          value,
          label: t(($) => $.bikeCodes.reasons[value]),
        }))}
      />
    </>
  );
}

const useVoiding = ({ bikeId, code: { uid }, onClose }: Props) => {
  const { t } = useTranslation();
  const [reason, choose] = useState<VoidReason>("lost");
  const [typed, type] = useState("");
  const [isFaulty, setFaulty] = useState(false);
  const { mutate, isPending, error, reset } = useCodesChange(
    bikeId,
    (body: Voiding) => voidBikeCode({ params: { bikeId, uid }, body }),
    ({ followedBy }) => {
      onClose();
      return t(($) => (followedBy === undefined ? $.bikeCodes.voiding.done : $.bikeCodes.voiding.replaced));
    },
  );
  const write = (text: string): void => {
    type(text);
    setFaulty(false);
    reset();
  };
  const confirm = (): void => {
    const followedBy = stickerIn(typed);
    const isWrong = typed.trim() !== "" && followedBy === undefined;
    setFaulty(isWrong);
    if (!isWrong) mutate({ reason, followedBy });
  };
  return { reason, choose, typed, write, isFaulty, confirm, isPending, error };
};

export function VoidDialog(props: Props): ReactNode {
  const { code, onClose } = props;
  const { t } = useTranslation();
  const { reason, choose, typed, write, isFaulty, confirm, isPending, error } = useVoiding(props);
  const texts = t(($) => $.bikeCodes.voiding, { returnObjects: true, skipInterpolation: true });
  return (
    <Modal
      open
      title={t(($) => $.bikeCodes.voiding.title, { code: formatShortCode(code.shortCode) })}
      width={480}
      okText={texts.confirm}
      cancelText={t(($) => $.common.cancel)}
      okButtonProps={{ danger: true, loading: isPending }}
      onOk={confirm}
      onCancel={onClose}
    >
      <div className="stack stack--start">
        <p>{code.kind === "papers" ? texts.papers : texts.text}</p>
        <Reasons reason={reason} onChoose={choose} />
        {code.kind === "sticker" && (
          <CodeField
            label={texts.replace}
            hint={texts.replaceHint}
            value={typed}
            fault={isFaulty ? t(($) => $.bikeCodes.link.fault) : undefined}
            onChange={write}
          />
        )}
        <div role="alert">
          {error !== null && <Alert type="error" showIcon role="presentation" title={failureText(error)} />}
        </div>
      </div>
    </Modal>
  );
}
