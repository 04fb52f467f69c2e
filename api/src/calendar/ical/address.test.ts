import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDownload } from '../../platform/outbound/outbound.ts'
import { bytesAt, CALENDAR_LIMITS, hostName, toHttps } from './address.ts'

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/agenda.ics' }).end()
    if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end()
    if (request.url === '/away') return void response.writeHead(302, { location: 'https://other.example.org/' }).end()
    if (request.url === '/large') return void response.end('x'.repeat(LARGE + 1))
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

const LARGE = 2 ** 20
const never = new AbortController().signal
/** The server of this file stands for one that the operator lists. */
const at = (path: string) => {
  const loose = { protocols: ['http:'], ports: [port], permit: () => true }
  return bytesAt(
    createDownload({ hosts: ['127.0.0.1'], ...CALENDAR_LIMITS, maxBytes: LARGE, ...loose }),
    `http://127.0.0.1:${port}${path}`,
    never,
  )
}

describe('the address of a calendar', () => {
  it('@N10 gives its text when the operator lists its host', async () => {
    expect(await at('/agenda.ics')).toEqual(Buffer.from('BEGIN:VCALENDAR'))
  })

  it('@Y03 is followed where it sends on to another address of the list, and no further', async () => {
    expect(await at('/moved')).toEqual(Buffer.from('BEGIN:VCALENDAR'))
    await expect(at('/away')).rejects.toMatchObject({ code: 'address_refused' })
  })

  it.each([
    ['/nothing', 'no_calendar_there'],
    ['/round', 'no_calendar_there'],
    ['/large', 'too_large'],
  ])('says why not: %s', async (path, code) => {
    await expect(at(path)).rejects.toMatchObject({ code })
  })

  it('@X06 is refused when nobody lists its host', async () => {
    const asked = bytesAt(createDownload({ hosts: [] }), 'https://club.example.org/agenda.ics', never)
    await expect(asked).rejects.toMatchObject({ code: 'address_refused' })
  })

  it('is https however calendars spell it, and shows no more of itself than its host', () => {
    expect(toHttps(' webcal://club.example.org/a?key=1 ')).toBe('https://club.example.org/a?key=1')
    expect(hostName('webcal://club.example.org/a?key=1')).toBe('club.example.org')
  })
})
