const kept = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
];

/** The headers of an upload that belong to the object and come back with it: its type, its caching, its user metadata. */
export const objectHeaders = (given: ReadonlyMap<string, string>): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of given)
    if (kept.includes(name) || name.startsWith("x-amz-meta-")) headers[name] = value;
  const encoding = (headers["content-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "aws-chunked");
  delete headers["content-encoding"];
  if (encoding.length > 0) headers["content-encoding"] = encoding.join(",");
  headers["content-type"] ??= "binary/octet-stream";
  return headers;
};
