/* global rewrite */

const withPreview = /^\/(?:qr|bike-ads|stolen)\/[0-9A-Za-z_-]{1,64}\/?$/;

// The first that we speak, as the app chooses for who has not said what they want.
function languageOf(headers) {
  const asked = headers["accept-language"] ? headers["accept-language"].value.toLowerCase() : "";
  const found = /(?:^|,)\s*(sv|en)\b/.exec(asked);
  return found ? found[1] : "sv";
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const { headers, uri: address } = event.request;
  // Whatever the viewer has written there is gone with this.
  delete headers["x-page-address"];
  delete headers["x-page-language"];
  // All other addresses are one: they have no preview, and would fill the cache.
  if (withPreview.test(address)) {
    headers["x-page-address"] = { value: address.replace(/\/$/, "") };
    headers["x-page-language"] = { value: languageOf(headers) };
  }
  // The page of the app has the same name at both origins: where the function fails, the bucket has the page as it is.
  return rewrite(event);
}
