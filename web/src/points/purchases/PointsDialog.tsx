import { useQuery } from "@tanstack/react-query";
import { Button, Modal } from "antd";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { PointsOwed } from "#web/points/prices/PointsOwed.tsx";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

const PointsHistory = lazy(async () => {
  const [{ PointsHistory }] = await Promise.all([
    import("./PointsHistory.tsx"),
    loadTexts(["pointsHistory"]),
  ]);
  return { default: PointsHistory };
});

const priced = ["registration", "sticker", "transfer"] as const;

function Prices(): ReactNode {
  const { t } = useTranslation();
  return (
    <dl className="points__prices">
      {priced.map((thing) => (
        <div key={thing}>
          <dt>{t(($) => $.common.points[thing])}</dt>
          <dd>{t(($) => $.common.points.balance, { points: prices[thing] })}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PointsDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { data, isError } = useQuery(meQuery);
  const buy = (): void => {
    onClose();
    void navigate("/order");
  };
  const buttons = [
    <Button key="close" onClick={onClose}>
      {t(($) => $.common.close)}
    </Button>,
    <Button key="buy" type="primary" onClick={buy}>
      {t(($) => $.common.points.buy)}
    </Button>,
  ];
  return (
    <Modal
      title={t(($) => $.common.points.title)}
      open={open}
      onCancel={onClose}
      width={440}
      footer={buttons}
    >
      <p className="points__balance">
        {data?.points.toLocaleString(i18n.language) ?? "..."} <small>{t(($) => $.common.points.unit)}</small>
      </p>
      {isError && <p role="alert">{t(($) => $.common.points.failed)}</p>}
      <PointsOwed points={data?.points} />
      <Prices />
      <Suspense>{open && <PointsHistory onLeave={onClose} />}</Suspense>
    </Modal>
  );
}
