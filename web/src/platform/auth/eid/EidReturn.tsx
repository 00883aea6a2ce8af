import { Button, Modal } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";
import { takeReturn } from "./kept-order.ts";

/** Continues the order when the app returns to this device, or explains that it began in another browser. */
function EidReturn(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOurs] = useState(() => takeReturn(new Date()));
  const leave = (): void => void navigate({ search: location.search }, { replace: true });
  useEffect(() => {
    if (isOurs) void navigate(location, { replace: true });
  }, [isOurs, navigate]);
  const texts = t(($) => $.eid.otherBrowser, { returnObjects: true });
  if (isOurs) return null;
  return (
    <AntdRoot>
      <Modal
        open
        title={texts.title}
        onCancel={leave}
        footer={
          <Button type="primary" onClick={leave}>
            {t(($) => $.common.close)}
          </Button>
        }
      >
        <p>{texts.text}</p>
      </Modal>
    </AntdRoot>
  );
}

/** Loads the component and its texts for `lazy`. */
export const load = async (): Promise<{ default: typeof EidReturn }> => {
  await loadTexts(["eid"]);
  return { default: EidReturn };
};
