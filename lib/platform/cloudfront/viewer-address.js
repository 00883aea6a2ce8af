// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  if (request.uri === "/.well-known/cykelregistret-keys.json") request.uri = "/api/certificates/keys";
  // Overwrites a header that the viewer may have forged.
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
