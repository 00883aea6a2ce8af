import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Skeleton, Form, type FormRule } from "antd";
import Input from "antd/es/input/Input";
import { Coins, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { Me } from "#contract/people/accounts.ts";
import { daysToUndo } from "#contract/platform/kept-days.ts";
import { closingQuery, closingApi } from "#web/platform/auth/closing.ts";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { leaveFor } from "#web/platform/auth/session.ts";
import { SignInFirst } from "#web/people/settings/SignInFirst.tsx";
import type { ClosingBlock } from "#contract/privacy/closing.ts";
import "./deletion.css";

const isSame = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email.toLowerCase();

function ConfirmForm({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.section, { returnObjects: true });
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => closingApi.closeAccount(),
    onSuccess: ({ eraseAt }) => leaveFor(`/account-closed?until=${encodeURIComponent(eraseAt)}`),
    // A block may have appeared since the page loaded.
    onError: () => queries.invalidateQueries({ queryKey: closingQuery.queryKey }),
  });
  const rule: FormRule = {
    validator: async (_, typed: string | undefined) => {
      if (!isSame(typed ?? "", email)) throw new Error(texts.emailWrong);
    },
  };
  return (
    <Form
      className="settings__form"
      layout="vertical"
      size="large"
      requiredMark={false}
      onValuesChange={() => reset()}
      onFinish={() => mutate()}
    >
      <Form.Item
        name="email"
        label={texts.email}
        extra={t(($) => $.closing.section.emailHint, { email })}
        rules={[rule]}
        validateTrigger="onSubmit"
      >
        <Input type="email" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Outcome failure={error === null ? undefined : failureText(error)} />
      <Button danger type="primary" size="middle" htmlType="submit" loading={isPending || isSuccess}>
        {texts.confirm}
      </Button>
    </Form>
  );
}

type LineProps = { text: string; links: readonly (readonly [to: string, label: string])[] };

function Line({ text, links }: LineProps): ReactNode {
  return (
    <li>
      <p>{text}</p>
      <p className="deletion__links">
        {links.map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </li>
  );
}

function Block({ block }: { block: ClosingBlock }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.section, { returnObjects: true });
  const contact = ["/contact", texts.contact] as const;
  switch (block.kind) {
    case "sticker-order": {
      const { orderNumber: number, bike } = block;
      const text = t(($) => $.closing.section.stickerOrder, { number, bike });
      return <Line text={text} links={[["/order?tab=stickers", texts.showOrder], contact]} />;
    }
    case "transfer": {
      const { transferId, brand, model } = block;
      const text = t(($) => $.closing.section.transfer, { brand, model });
      return <Line text={text} links={[[`/transfers/${transferId}`, texts.showTransfer]]} />;
    }
    case "ownership-dispute": {
      const { disputeId, bike } = block;
      const text = t(($) => $.closing.section.ownershipDispute, { bike });
      return <Line text={text} links={[[`/ownership-disputes/${disputeId}`, texts.showDispute]]} />;
    }
    case "stolen-bike": {
      const { bikeId, brand, model } = block;
      const text = t(($) => $.closing.section.stolenBike, { brand, model });
      return <Line text={text} links={[[`/my-bikes/${bikeId}`, texts.showBike], contact]} />;
    }
  }
}

function Blocks({ blocks }: { blocks: readonly ClosingBlock[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="settings__part">
      <h3 className="deletion__blocked">
        <TriangleAlert size={20} aria-hidden="true" />
        {t(($) => $.closing.section.blocked)}
      </h3>
      <ul className="stack">
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </ul>
    </div>
  );
}

const deletionPlace = "delete-account";

function PointsLost({ points }: { points: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="deletion__points">
      <Coins size={20} aria-hidden="true" />
      <span>
        <b>{t(($) => $.closing.section.points, { count: points })}</b> {t(($) => $.closing.section.refund)}
      </span>
    </p>
  );
}

function ClosingSteps({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const { data: closing, isError, refetch } = useQuery(closingQuery);
  if (closing === undefined && isError) {
    return (
      <>
        <Outcome failure={t(($) => $.closing.section.loadFailed)} />
        <div className="ways ways--apart">
          <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
        </div>
      </>
    );
  }
  if (closing === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (closing.blocks.length > 0) return <Blocks blocks={closing.blocks} />;
  return (
    <div className="settings__part">
      {closing.points > 0 && <PointsLost points={closing.points} />}
      {closing.signedInRecently ? <ConfirmForm email={email} /> : <SignInFirst place={deletionPlace} />}
    </div>
  );
}

export function DeletionSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const happens = t(($) => $.closing.section.happens, { returnObjects: true, days: daysToUndo });
  return (
    <>
      <p>{t(($) => $.closing.section.lead)}</p>
      <ul className="deletion__happens">
        {happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ClosingSteps email={me.email} />
    </>
  );
}
