import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { devPort } from '@ariane/shared/contracts/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { devTarget } from './dev-servers.ts'
import type { PageName } from './storage.ts'

/**
 * Forwards to the development servers of the named packages, so that the browser knows one origin there too.
 * @param offset by how much their ports are shifted
 */
export function developmentSite(app: FastifyInstance, packages: string[], offset = 0) {
  const portOf = (name: string) => devPort(name) + offset
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!request.url?.startsWith('/hot/')) return
    const { name } = devTarget(request.url)
    if (packages.includes(name)) tunnel(portOf(name), { request, socket, head })
    else socket.destroy()
  })
  return {
    /** A page of the shell as its development server has it; null when it has none or it is not up. */
    async template(page: PageName): Promise<string | null> {
      if (!packages.includes('shell')) return null
      const answer = await fetch(`http://127.0.0.1:${portOf('shell')}/${page}.html`).catch(() => null)
      return answer?.ok ? answer.text() : null
    },

    /** True when the address is a development server's file and is answered. Pages are never: they are rendered here. */
    async forward(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { name, path } = devTarget(request.url)
      const isFile = /\.\w+(\?|$)/.test(request.url) && !/^\/remotes\/[\w-]+\/(?!dev\/)/.test(request.url)
      if (!isFile || !packages.includes(name)) return false
      reply.hijack()
      const { accept = '*/*' } = request.headers
      const options = { host: '127.0.0.1', port: portOf(name), path, headers: { accept } }
      const outgoing = httpRequest(options, answer => {
        reply.raw.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-store' })
        answer.pipe(reply.raw)
      })
      outgoing.on('error', () => {
        if (!reply.raw.headersSent) reply.raw.writeHead(502, { 'cache-control': 'no-store' })
        reply.raw.end()
      })
      outgoing.end()
      return true
    },
  }
}

/** Passes a hot-reload socket through to its server, byte for byte. */
function tunnel(
  port: number,
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
): void {
  const server = connect(port, '127.0.0.1', () => {
    const lines = [`GET ${request.url} HTTP/1.1`]
    const { rawHeaders } = request
    for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
    server.write(`${lines.join('\r\n')}\r\n\r\n`)
    server.write(head)
    server.pipe(socket).pipe(server)
  })
  server.on('error', () => socket.destroy())
  socket.on('error', () => server.destroy())
}
