import { useQuery } from "@tanstack/react-query";
import { Button, Modal } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { prices } from "#contract/prices.ts";
import { meQuery } from "#web/auth/me-query.ts";
import "./points.css";

const priced = ["registration", "sticker", "transfer"] as const;

export function PointsButton(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery(meQuery);
  const close = (): void => setOpen(false);
  const balance =
    data === undefined ? "..." : t(($) => $.common.points.balance, { points: String(data.points) });
  return (
    <>
      <button type="button" className="points" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <i className="points__coin" aria-hidden="true" />
        <span className="sr">{t(($) => $.common.points.title)}: </span>
        {balance}
      </button>
      <Modal
        title={t(($) => $.common.points.title)}
        open={open}
        onCancel={close}
        width={440}
        footer={<Button onClick={close}>{t(($) => $.common.close)}</Button>}
      >
        <p className="points__balance">
          {data?.points ?? "..."} <small>{t(($) => $.common.points.unit)}</small>
        </p>
        {isError && <p role="alert">{t(($) => $.common.points.failed)}</p>}
        <dl className="points__prices">
          {priced.map((thing) => (
            <div key={thing}>
              <dt>{t(($) => $.common.points[thing])}</dt>
              <dd>{t(($) => $.common.points.balance, { points: String(prices[thing]) })}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}
