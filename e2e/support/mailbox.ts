import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that keeps what it is given: enough of the protocol for one message after the other. */
export async function openMailbox() {
  const messages: string[] = []
  const server = createServer(socket => serve(socket, message => messages.push(message)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Messages as they were written, newest last. */
    messages,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

function serve(socket: Socket, keep: (message: string) => void): void {
  let waiting = ''
  let inMessage = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mailbox')
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    waiting += chunk.toString('latin1')
    for (;;) {
      const end = waiting.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = waiting.slice(0, end)
      waiting = waiting.slice(end + (inMessage ? 5 : 2))
      if (inMessage) {
        keep(decode(text))
        inMessage = false
        say('250 kept')
      } else if (/^DATA/i.test(text)) {
        inMessage = true
        say('354 go on')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
  })
}

/** Undoes the encoding of a text with accents: soft line ends and '=3D'. */
function decode(message: string): string {
  const bytes = message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
