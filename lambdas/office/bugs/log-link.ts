export type LogPlace = { readonly region: string; readonly group: string };

const hour = 60 * 60 * 1000;

/** The escaping of texts in CloudWatch console addresses. */
const consoleEscaped = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%", "*");

/** Links to CloudWatch Logs Insights for a request in the 24 hours before `at`. */
export const logLink = ({ region, group }: LogPlace, requestId: string, at: string): string => {
  const until = Date.parse(at);
  const [start, end] = [until - 24 * hour, until + hour].map((time) => new Date(time).toISOString());
  const query = `fields @timestamp, @message, @log\n| filter requestId = "${requestId}"\n| sort @timestamp asc`;
  const detail =
    `~(end~'${consoleEscaped(end ?? "")}~start~'${consoleEscaped(start ?? "")}~timeType~'ABSOLUTE~tz~'UTC` +
    `~editorString~'${consoleEscaped(query)}~source~(~'${consoleEscaped(group)}))`;
  const host = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}`;
  return `${host}#logsV2:logs-insights$3FqueryDetail$3D${detail}`;
};
