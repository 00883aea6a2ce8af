/* global rewrite */

const withPreview = /^\/(?:qr|bike-ads|stolen)\/[0-9A-Za-z_-]{1,64}\/?$/;

// The first supported language of the browser, as the app chooses it without a stored choice.
function languageOf(headers) {
  const asked = headers["accept-language"] ? headers["accept-language"].value.toLowerCase() : "";
  const found = /(?:^|,)\s*(sv|en)\b/.exec(asked);
  return found ? found[1] : "sv";
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const { headers, uri: address } = event.request;
  // Removes headers that the viewer may have forged.
  delete headers["x-page-address"];
  delete headers["x-page-language"];
  // Other addresses have no preview, and share one cache entry without these headers.
  if (withPreview.test(address)) {
    headers["x-page-address"] = { value: address.replace(/\/$/, "") };
    headers["x-page-language"] = { value: languageOf(headers) };
  }
  // Both origins have the app's page under the same name, so the bucket serves it without a preview if the function fails.
  return rewrite(event);
}
