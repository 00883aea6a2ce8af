import mime from "mime";

export const contentTypeOf = (file: string): string => {
  const type = mime.getType(file) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
};

export const isCompressible = (contentType: string): boolean =>
  /^(text\/|application\/(json|xml|wasm|manifest\+json)|image\/svg)/.test(contentType);
