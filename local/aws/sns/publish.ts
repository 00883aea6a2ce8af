import { QueryError } from "#local/aws/wire/query-error.ts";

export type TextMessage = { readonly from: string; readonly to: string; readonly text: string };

export const invalidCode = "InvalidParameter";

/** SNS's limit for a text message, in characters. */
const maxTextLength = 1600;

/** Phones show this if the message names no sender. */
const defaultSender = "NOTICE";

const invalid = (message: string): QueryError => new QueryError(invalidCode, `Invalid parameter: ${message}`);

const attributesOf = (form: URLSearchParams): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (let at = 1; form.has(`MessageAttributes.entry.${at}.Name`); at += 1) {
    const entry = `MessageAttributes.entry.${at}`;
    attributes.set(form.get(`${entry}.Name`) ?? "", form.get(`${entry}.Value.StringValue`) ?? "");
  }
  return attributes;
};

const senderOf = (attributes: ReadonlyMap<string, string>): string => {
  const sender = attributes.get("AWS.SNS.SMS.SenderID") ?? defaultSender;
  if (!/^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$/.test(sender))
    throw invalid("MessageAttributes Reason: AWS.SNS.SMS.SenderID must be 1-11 letters and digits");
  const type = attributes.get("AWS.SNS.SMS.SMSType") ?? "Promotional";
  if (type !== "Promotional" && type !== "Transactional")
    throw invalid(`MessageAttributes Reason: ${type} is no AWS.SNS.SMS.SMSType`);
  return sender;
};

/** Parses `Publish` to a phone; topics and devices are not served here. */
export const readPublish = (form: URLSearchParams): TextMessage => {
  const [target, ...others] = ["PhoneNumber", "TopicArn", "TargetArn"].filter((name) => form.has(name));
  if (target === undefined) throw invalid("TopicArn or TargetArn Reason: no value for required parameter");
  if (others.length > 0) throw invalid("Invalid number of target parameters");
  if (target !== "PhoneNumber") throw new QueryError("NotFound", "Topic does not exist", 404);
  const to = form.get("PhoneNumber") ?? "";
  if (!/^\+[1-9]\d{7,14}$/.test(to)) throw invalid(`PhoneNumber Reason: ${to} is not valid to publish to`);
  const text = form.get("Message") ?? "";
  if (text === "") throw invalid("Empty message");
  if (text.length > maxTextLength) throw invalid(`Message Reason: longer than ${maxTextLength} characters`);
  return { from: senderOf(attributesOf(form)), to, text };
};
