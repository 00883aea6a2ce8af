import { percentEncode } from "#local/aws/wire/percent.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { S3Request } from "./s3-request.ts";
import type { StoredObject } from "./stored-object.ts";

type Entry = { readonly key: string; readonly object: StoredObject; readonly isLatest: boolean };

/** ListObjectVersions in a single page: current objects, former versions and delete markers. */
export const listVersions = ({ store, bucket, query, response }: S3Request): void => {
  const prefix = query.get("prefix") ?? "";
  const encode = query.get("encoding-type") === "url" ? percentEncode : xmlEscape;
  const entries: Entry[] = [
    ...store.list(bucket, prefix).map((entry) => ({ ...entry, isLatest: true })),
    ...store.versions(bucket, prefix).map(({ key, version }) => ({ key, object: version, isLatest: false })),
  ];
  const versions = entries.map(({ key, object, isLatest }) =>
    [
      `<Version><Key>${encode(key)}</Key><VersionId>${object.blob}</VersionId><IsLatest>${isLatest}</IsLatest>`,
      `<LastModified>${new Date(object.lastModified).toISOString()}</LastModified>`,
      `<ETag>&quot;${object.etag}&quot;</ETag><Size>${object.size}</Size>`,
      "<StorageClass>STANDARD</StorageClass></Version>",
    ].join(""),
  );
  const isThere = (wanted: string): boolean => store.get(bucket, wanted) !== undefined;
  // Versions are sorted by age, so the map keeps the newest of each key.
  const removed = new Map(store.versions(bucket, prefix).map(({ key, version }) => [key, version.until]));
  const markers = [...removed].flatMap(([key, until]) =>
    isThere(key)
      ? []
      : [
          `<DeleteMarker><Key>${encode(key)}</Key><VersionId>removed-${until}</VersionId><IsLatest>true</IsLatest>`,
          `<LastModified>${new Date(until).toISOString()}</LastModified></DeleteMarker>`,
        ],
  );
  const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  const head = `<Name>${xmlEscape(bucket)}</Name><Prefix>${encode(prefix)}</Prefix><IsTruncated>false</IsTruncated>`;
  sendXml(
    response,
    200,
    `<ListVersionsResult ${namespace}>${head}${[...versions, ...markers].join("")}</ListVersionsResult>`,
  );
};
