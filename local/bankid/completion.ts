import type { Order } from "./order.ts";
import { standingOf } from "./order.ts";
import { nameOf } from "./person.ts";

/** When every eID here was issued. */
const issueDate = "2024-02-01";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** Says openly that no certificate stands behind it: nothing may mistake it for a signature of BankID. */
const signatureOf = ({ orderRef, text }: Order): string => {
  const shown =
    text === undefined
      ? ""
      : `<bankIdSignedData xmlns="http://www.bankid.com/signature/v1.0.0/types" Id="bidSignedData"><usrVisibleData charset="UTF-8" visible="wysiwys">${base64(text)}</usrVisibleData></bankIdSignedData>`;
  return base64(
    `<?xml version="1.0" encoding="UTF-8"?><SimulatedSignature><OrderRef>${orderRef}</OrderRef>${shown}</SimulatedSignature>`,
  );
};

/** What `collect` answers about an order. */
export const collected = (order: Order): Record<string, unknown> => {
  const { orderRef, stage } = order;
  const standing = { orderRef, ...standingOf(order) };
  if (stage.at !== "complete") return standing;
  const { personalNumber, givenName, surname } = stage.person;
  return {
    ...standing,
    completionData: {
      user: { personalNumber, name: nameOf(stage.person), givenName, surname },
      device: { ipAddress: stage.address, uhi: "embedded-cloud" },
      bankIdIssueDate: issueDate,
      signature: signatureOf(order),
      ocspResponse: base64("simulated"),
    },
  };
};
