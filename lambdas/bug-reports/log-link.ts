/** A log group of CloudWatch. */
export type LogPlace = { readonly region: string; readonly group: string };

const hour = 60 * 60 * 1000;

/** As the console writes texts into its addresses. */
const written = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%", "*");

/** Opens CloudWatch's console at what the log says of a request that was made in the hours before `at`. */
export const logLink = ({ region, group }: LogPlace, requestId: string, at: string): string => {
  const until = Date.parse(at);
  const [start, end] = [until - 24 * hour, until + hour].map((time) => new Date(time).toISOString());
  const query = `fields @timestamp, @message, @log\n| filter requestId = "${requestId}"\n| sort @timestamp asc`;
  const detail =
    `~(end~'${written(end ?? "")}~start~'${written(start ?? "")}~timeType~'ABSOLUTE~tz~'UTC` +
    `~editorString~'${written(query)}~source~(~'${written(group)}))`;
  const host = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}`;
  return `${host}#logsV2:logs-insights$3FqueryDetail$3D${detail}`;
};
