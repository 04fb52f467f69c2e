import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer } from './mail.ts'

const HOUR = 3_600_000
const MAIL = { to: 'lea@college.example', subject: 'Bonjour', text: 'Bonjour' }

let server: Server | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.close()
})

/** A server that does what it is given with each connection. */
async function mailTo(behave: (socket: Socket) => void, limits: { stepMs: number; wholeMs: number }) {
  server = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    behave(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Ariane <a@college.example>' }, limits).send(MAIL)
}

describe('@X05 a mail server', () => {
  it('that accepts and never greets is given up', async () => {
    const sent = mailTo(() => undefined, { stepMs: 50, wholeMs: HOUR })
    await expect(sent).rejects.toThrow('the mail server did not take the message (ETIMEDOUT )')
  })

  it('that says a little again and again, and never takes the message, is given up as well', async () => {
    const drip = (socket: Socket) => {
      socket.write('220 welcome\r\n')
      const timer = setInterval(() => socket.write('250-one moment\r\n'), 5)
      socket.once('close', () => clearInterval(timer))
    }
    const sent = mailTo(drip, { stepMs: HOUR, wholeMs: 100 })
    await expect(sent).rejects.toMatchObject({ name: 'MailRefused' })
  })
})
