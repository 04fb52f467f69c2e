import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  to: string[]
  /** Headers and text, with the encoding of the transport undone. */
  raw: string
}

const decoded = (raw: string) =>
  Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** A mail server of this machine that keeps what it is given; `refusals` messages are refused first. */
export async function mailServer() {
  const received: Received[] = []
  const state = { refusals: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refused = state.refusals > 0
        if (refused) state.refusals -= 1
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (!refused) received.push({ to, raw: decoded(Buffer.concat(parts).toString()) })
        done(refused ? Object.assign(new Error('try again'), { responseCode: 451 }) : null)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
