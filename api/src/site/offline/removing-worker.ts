/**
 * What `/sw.js` is while nothing is to be kept: it takes itself and all that was kept off the device, and has the pages
 * that it answered come from the network.
 */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('ariane-')) await caches.delete(name)
  await registration.unregister()
}
`
