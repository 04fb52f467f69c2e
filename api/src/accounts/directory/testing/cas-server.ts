import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The attributes of each person, as elements in the namespace of CAS. */
export type CasPeople = Map<string, string>

const wrap = (inner: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`

/** A CAS server of the protocol 3.0 in this process: a ticket counts once, and for its service alone. */
export async function casServer(people: CasPeople) {
  const tickets = new Map<string, { user: string; service: string; renewed: boolean }>()
  let says: string | undefined

  function validate(service: string, ticket: string, renew: boolean): string {
    const known = tickets.get(ticket)
    tickets.delete(ticket)
    if (!known || (renew && !known.renewed))
      return wrap('<cas:authenticationFailure code="INVALID_TICKET">unknown</cas:authenticationFailure>')
    if (known.service !== service)
      return wrap('<cas:authenticationFailure code="INVALID_SERVICE">another</cas:authenticationFailure>')
    const attributes = people.get(known.user) ?? ''
    return wrap(
      `<cas:authenticationSuccess><cas:user>${known.user}</cas:user><cas:attributes>${attributes}</cas:attributes></cas:authenticationSuccess>`,
    )
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cas')
    const service = url.searchParams.get('service') ?? ''
    const renew = url.searchParams.get('renew') === 'true'
    if (url.pathname === '/cas/p3/serviceValidate') {
      const answer = says ?? validate(service, url.searchParams.get('ticket') ?? '', renew)
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(answer)
    }
    if (url.pathname !== '/cas/login') return void response.writeHead(404).end()
    const ticket = `ST-${randomBytes(12).toString('base64url')}`
    tickets.set(ticket, { user: String(request.headers['x-who']), service, renewed: renew })
    const back = new URL(service)
    back.searchParams.set('ticket', ticket)
    response.writeHead(302, { location: back.href }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`,
    /** Answers this to every ticket from now on; as the protocol says without. */
    say: (answer?: string) => {
      says = answer
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
