import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from 'fauxqs'
import pLimit from 'p-limit'

const BUCKET = 'ariane'

interface LocalBucket {
  /** The settings with which release and server reach it. */
  environment: Record<string, string>
  /** Address of a folder in it: `s3://ariane/prefix`. */
  folder(prefix: string): string
  /** Requests since the last question, as `GET remotes.json`. */
  asked(): string[]
  /** Stops answering, or answers again; what was stored stays. */
  reachable(yes: boolean): void
  close(): Promise<void>
}

/**
 * An S3 server of this process. fauxqs keeps the objects but takes every write; what S3 does with `If-Match` and
 * `If-None-Match` is added in front, one write after the other.
 * @param conditional false: leaves out the conditions, as older servers do
 */
export async function startBucket({ conditional = true } = {}): Promise<LocalBucket> {
  const store = buildApp({ logger: false })
  await store.ready()
  let up = true
  const asked: string[] = []
  const oneWrite = pLimit(1)

  const answer = (method: string, url: string, headers: Record<string, string>, payload?: Buffer) =>
    store.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })

  async function write(url: string, headers: Record<string, string>, payload: Buffer) {
    const [match, none] = [headers['if-match'], headers['if-none-match']]
    if (conditional && (match || none)) {
      const head = await answer('HEAD', url, { host: headers.host ?? '' })
      const tag = head.statusCode === 200 ? head.headers.etag : null
      if (match && !tag) return { statusCode: 404, headers: {}, rawPayload: Buffer.from('<Code>NoSuchKey</Code>') }
      if (none ? tag : tag !== match)
        return { statusCode: 412, headers: {}, rawPayload: Buffer.from('<Code>PreconditionFailed</Code>') }
    }
    return answer('PUT', url, headers, payload)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!up) return void request.destroy()
    const { method = 'GET', url = '/' } = request
    asked.push(`${method} ${url.slice(BUCKET.length + 2)}`)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = await readBody(request)
    const {
      statusCode,
      headers: given,
      rawPayload,
    } = await (method === 'PUT' ? oneWrite(() => write(url, headers, body)) : answer(method, url, headers))
    response.writeHead(statusCode, given).end(rawPayload)
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await answer('PUT', `/${BUCKET}`, { host: `127.0.0.1:${port}` })

  return {
    environment: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'fr-par',
      AWS_ACCESS_KEY_ID: 'equipe',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
    folder: prefix => `s3://${BUCKET}/${prefix}`,
    asked: () => asked.splice(0),
    reachable(yes) {
      up = yes
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await store.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
