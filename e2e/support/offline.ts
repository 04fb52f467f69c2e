import { expect, type Page } from '@playwright/test'

/** What a page says in its console while nothing is reached. */
const SAID = ['ERR_\\w+', 'status of (?:401|404|50\\d)', 'outbox', 'answer', 'is switched off', 'integrity']
/** One pattern: Playwright takes a list of two for a value with its options. */
export const NO_NETWORK = [new RegExp(SAID.join('|'))]

/** Has the device keep what is opened from now on, as a pupil does. */
export async function keepHere(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/settings/appareil`)
  await page.getByText('Garder ce que j’ouvre').click()
  await expect(page.getByText('C’est prêt')).toBeVisible({ timeout: 40_000 })
}

/** Says since when what is shown is known. */
export const seenLine = (page: Page) => page.getByRole('status', { name: 'Hors connexion' })

/** Names of what the device holds: caches, and keys of the answers that were kept. */
export const readDevice = (page: Page) =>
  page.evaluate(async () => {
    const name = 'ariane-kept'
    // Opening one that is not there would make it, without the store that the product needs.
    const isThere = (await indexedDB.databases()).some(one => one.name === name)
    const keys = await new Promise<string[]>((resolve, reject) => {
      if (!isThere) return resolve([])
      const asked = indexedDB.open(name)
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        const listed = asked.result.transaction('reads').objectStore('reads').getAllKeys()
        listed.onsuccess = () => {
          asked.result.close()
          resolve(listed.result.map(String))
        }
      }
    })
    const workers = await navigator.serviceWorker.getRegistrations()
    return { caches: await caches.keys(), keys, workers: workers.length, local: localStorage.getItem('ariane_kept') }
  })

/** What the worker would open without a connection: the addresses of the files of its page. */
export const readKeptFiles = (page: Page) =>
  page.evaluate(async () => {
    const index = await caches.match('/__index')
    const { files } = index ? ((await index.json()) as { files: Record<string, string> }) : { files: {} }
    return Object.keys(files)
  })
