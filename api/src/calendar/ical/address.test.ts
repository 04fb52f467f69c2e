import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbound } from '../../platform/outbound/outbound.ts'
import { CALENDAR_LIMITS, hostName, textAt, toHttps } from './address.ts'

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/agenda.ics' }).end()
    if (request.url === '/large') return void response.end('x'.repeat(CALENDAR_LIMITS.maxBytes + 1))
    if (request.url !== '/agenda.ics') return void response.writeHead(404).end()
    response.end('BEGIN:VCALENDAR')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const never = new AbortController().signal
/** The server of this file stands for one that the operator lists. */
const at = (path: string) => {
  const loose = { protocols: ['http:'], ports: [port], permit: () => true }
  return textAt(
    createOutbound({ hosts: ['127.0.0.1'], ...CALENDAR_LIMITS, ...loose }),
    `http://127.0.0.1:${port}${path}`,
    never,
  )
}

describe('the address of a calendar', () => {
  it('@N10 gives its text when the operator lists its host', async () => {
    expect(await at('/agenda.ics')).toBe('BEGIN:VCALENDAR')
  })

  it.each([
    ['/nothing', 'no_calendar_there'],
    ['/moved', 'no_calendar_there'],
    ['/large', 'too_large'],
  ])('says why not: %s', async (path, code) => {
    await expect(at(path)).rejects.toMatchObject({ code })
  })

  it('@X06 is refused when nobody lists its host', async () => {
    const asked = textAt(createOutbound({ hosts: [] }), 'https://club.example.org/agenda.ics', never)
    await expect(asked).rejects.toMatchObject({ code: 'address_refused' })
  })

  it('is https however calendars spell it, and shows no more of itself than its host', () => {
    expect(toHttps(' webcal://club.example.org/a?key=1 ')).toBe('https://club.example.org/a?key=1')
    expect(hostName('webcal://club.example.org/a?key=1')).toBe('club.example.org')
  })
})
