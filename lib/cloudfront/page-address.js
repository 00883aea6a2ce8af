const known = /^\/(?:qr|bike-ads)\/[0-9A-Za-z_-]{1,64}\/?$/;

// The first that we speak, as the app chooses for who has not said what they want.
function languageOf(headers) {
  const asked = headers["accept-language"] ? headers["accept-language"].value.toLowerCase() : "";
  const found = /(?:^|,)\s*(sv|en)\b/.exec(asked);
  return found ? found[1] : "sv";
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  // Whatever the viewer has written there is gone with this.
  delete request.headers["x-page-address"];
  delete request.headers["x-page-language"];
  // All other addresses are one: they have no preview, and would fill the cache.
  if (known.test(request.uri)) {
    request.headers["x-page-address"] = { value: request.uri.replace(/\/$/, "") };
    request.headers["x-page-language"] = { value: languageOf(request.headers) };
  }
  // Under the same name the bucket has the page as it is, for when the function fails.
  request.uri = "/app.html";
  return request;
}
