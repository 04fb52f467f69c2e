import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const EVERY_MS = 250

/** A server from which a file comes byte by byte, as through a network that is nearly gone; it never ends. */
export async function dripServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
    const timer = setInterval(() => response.write(' '), EVERY_MS)
    response.on('close', () => clearInterval(timer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
