import { percentEncode } from "#local/aws/wire/percent.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { s3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { StoredObject } from "./stored-object.ts";

type Entry = { key: string; object: StoredObject };
type Page = { entries: Entry[]; groups: string[]; last: string; isTruncated: boolean };

const isAfter = (key: string, marker: string): boolean => Buffer.from(key).compare(Buffer.from(marker)) > 0;

const groupOf = (key: string, prefix: string, delimiter: string): string | undefined => {
  const at = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
};

const pageOf = (
  all: Entry[],
  limit: number,
  after: string,
  group: (key: string) => string | undefined,
): Page => {
  const page: Page = { entries: [], groups: [], last: "", isTruncated: false };
  for (const entry of all) {
    const common = group(entry.key);
    if (!isAfter(entry.key, after) || (common !== undefined && after.startsWith(common))) continue;
    if (common !== undefined && page.groups.at(-1) === common) {
      page.last = entry.key;
      continue;
    }
    if (page.entries.length + page.groups.length >= limit) return { ...page, isTruncated: limit > 0 };
    if (common === undefined) page.entries.push(entry);
    else page.groups.push(common);
    page.last = entry.key;
  }
  return page;
};

const readLimit = (text: string | undefined): number => {
  const limit = Number(text ?? 1000);
  if (!Number.isInteger(limit) || limit < 0) throw s3Error("InvalidArgument", "max-keys is not a number.");
  return Math.min(limit, 1000);
};

const entryXml = ({ key, object }: Entry, encode: (text: string) => string): string =>
  [
    `<Contents><Key>${encode(key)}</Key>`,
    `<LastModified>${new Date(object.lastModified).toISOString()}</LastModified>`,
    `<ETag>&quot;${object.etag}&quot;</ETag><Size>${object.size}</Size>`,
    "<StorageClass>STANDARD</StorageClass></Contents>",
  ].join("");

export const listObjects = ({ store, bucket, query, response }: S3Request): void => {
  if (query.get("list-type") !== "2") throw s3Error("NotImplemented");
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter") ?? ""];
  const token = query.get("continuation-token");
  const after = token === undefined ? query.get("start-after") : Buffer.from(token, "base64url").toString();
  const limit = readLimit(query.get("max-keys"));
  const group = (key: string): string | undefined => groupOf(key, prefix, delimiter);
  const page = pageOf(store.list(bucket, prefix), limit, after ?? "", group);
  const encode = query.get("encoding-type") === "url" ? percentEncode : xmlEscape;
  const next = Buffer.from(page.last).toString("base64url");
  const groups = page.groups.map(
    (name) => `<CommonPrefixes><Prefix>${encode(name)}</Prefix></CommonPrefixes>`,
  );
  const xml = [
    `<Name>${xmlEscape(bucket)}</Name><Prefix>${encode(prefix)}</Prefix><MaxKeys>${limit}</MaxKeys>`,
    delimiter === "" ? "" : `<Delimiter>${encode(delimiter)}</Delimiter>`,
    `<KeyCount>${page.entries.length + page.groups.length}</KeyCount>`,
    `<IsTruncated>${page.isTruncated}</IsTruncated>`,
    page.isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : "",
    ...page.entries.map((entry) => entryXml(entry, encode)),
    ...groups,
  ];
  const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  sendXml(response, 200, `<ListBucketResult ${namespace}>${xml.join("")}</ListBucketResult>`);
};
