import { type Server, startServer } from '../../e2e/support/server.ts'
import { freePort } from '../free-port.ts'

/** The product with each of these sites, one after the other; where one does not start, none is left running. */
export async function serveSites<Name extends string>(sites: Record<Name, string>): Promise<Record<Name, Server>> {
  const started: [string, Server][] = []
  try {
    for (const [name, site] of Object.entries<string>(sites))
      started.push([name, await startServer(await freePort(), { SITE_DIR: site })])
    return Object.fromEntries(started) as Record<Name, Server>
  } catch (error) {
    await Promise.all(started.map(([, server]) => server.remove()))
    throw error
  }
}
