// A service worker of the site that was on this domain before would go on showing that site: this one takes its place,
// leaves at once, and loads the open pages anew.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await registration.unregister();
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
}
