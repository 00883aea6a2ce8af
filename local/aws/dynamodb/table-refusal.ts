import type { TableAnswer } from "./table-request.ts";

export const tableRefusal = (code: string, message: string, status = 400): TableAnswer => {
  const space = /^(?:Access|Incomplete|Invalid|Missing|Unrecognized|Serialization|UnknownOperation)/.test(
    code,
  )
    ? "com.amazon.coral.service"
    : "com.amazonaws.dynamodb.v20120810";
  return {
    status,
    headers: { "content-type": "application/x-amz-json-1.0" },
    body: Buffer.from(JSON.stringify({ __type: `${space}#${code}`, message })),
  };
};
