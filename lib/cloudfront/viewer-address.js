// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  // Whatever the viewer has written there is gone with this.
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
