const storedHeaders = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
];

/** The upload headers that are stored with an object and returned with it. */
export const objectHeaders = (given: ReadonlyMap<string, string>): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const [name, value] of given)
    if (storedHeaders.includes(name) || name.startsWith("x-amz-meta-")) headers[name] = value;
  const encoding = (headers["content-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "aws-chunked");
  delete headers["content-encoding"];
  if (encoding.length > 0) headers["content-encoding"] = encoding.join(",");
  headers["content-type"] ??= "binary/octet-stream";
  return headers;
};
