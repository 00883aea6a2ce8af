// Takes what is shared to the installed site, and nothing else: the text goes on behind the number sign and the photo
// in a cache of this device, so that no server sees either before somebody asks it to.
const take = async (request) => {
  const form = await request.formData();
  const photo = form.get("photo");
  const cache = await caches.open("shared");
  if (photo instanceof File && photo.size > 0) await cache.put("/check/shared/photo", new Response(photo));
  const text = ["title", "text", "url"].map((name) => form.get(name) ?? "").join(" ");
  return Response.redirect(`/check#${new URLSearchParams({ shared: text.trim().slice(0, 2000) })}`, 303);
};

addEventListener("fetch", (event) => {
  if (event.request.method === "POST") event.respondWith(take(event.request));
});
