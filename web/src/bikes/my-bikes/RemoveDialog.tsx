import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { bikeQueries, deleteBike } from "./queries.ts";

const useRemoval = ({ id }: OwnBike) => {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => deleteBike(id),
    onSuccess: async () => {
      toast.success(t(($) => $.bikes.remove.done));
      await navigate("/my-bikes");
      queries.removeQueries({ queryKey: bikeQueries.byId(id).queryKey });
      await queries.invalidateQueries({ queryKey: queryKeys.bikes.mine });
    },
  });
};

function Consequences({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.remove, { returnObjects: true, skipInterpolation: true });
  return (
    <ul className="remove">
      <li>{texts.text}</li>
      <li>{t(($) => $.bikes.remove.number, { number: bike.frameNumber })}</li>
      <li>{texts.history}</li>
      <li>{texts.points}</li>
    </ul>
  );
}

type Props = { bike: OwnBike; open: boolean; onClose: () => void };

/** Explains the consequences before removing a bike. A stolen bike cannot be removed. */
export function RemoveDialog({ bike, open, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.remove, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending, error, reset } = useRemoval(bike);
  const isStolen = bike.status === "stolen";
  const failure = error === null ? undefined : failureText(error);
  const refusal = isStolen ? problemText("stolen-cannot-be-deleted") : failure;
  const close = (): void => {
    reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      title={texts.title}
      onCancel={close}
      width={480}
      destroyOnHidden
      footer={
        <>
          <Button onClick={close}>{t(($) => (isStolen ? $.common.close : $.common.cancel))}</Button>
          {!isStolen && (
            <Button danger type="primary" loading={isPending} onClick={() => mutate()}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {!isStolen && <Consequences bike={bike} />}
      <div role="alert">
        {refusal !== undefined && <Alert type="error" showIcon role="presentation" title={refusal} />}
      </div>
    </Modal>
  );
}
