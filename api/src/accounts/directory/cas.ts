import { randomBytes } from 'node:crypto'
import type { DirectoryConfig } from '../../platform/config-directory.ts'
import { readAnswer } from './cas-answer.ts'
import type { Directory } from './directory.ts'

type CasConfig = Extract<DirectoryConfig, { protocol: 'cas' }>

const MAX_ANSWER_CHARS = 256 * 1024
const WAIT_MS = 10_000
/** Only a ticket of somebody who just typed his password there. */
const RENEW = '&renew=true'
const TICKET = /^ST-[\w.-]{1,250}$/

/**
 * CAS 3: a ticket in the address, which counts once and for the address that it was made for. The state is in that
 * address, so a ticket that was taken elsewhere is worth nothing here. The libraries for it are old express middlewares.
 */
export function casDirectory({ server }: Pick<CasConfig, 'server'>, redirectUri: string): Directory {
  const service = (state: string) => encodeURIComponent(`${redirectUri}?state=${state}`)
  return {
    async begin(fresh = false) {
      const state = randomBytes(16).toString('base64url')
      const url = `${server}/login?service=${service(state)}${fresh ? RENEW : ''}`
      return { url, pending: { state, ...(fresh && { freshSince: Date.now() }) } }
    },

    async finish({ ticket = '' }, { state, freshSince }) {
      if (!TICKET.test(ticket)) throw new Error('no ticket')
      const renew = freshSince === undefined ? '' : RENEW
      const address = `${server}/p3/serviceValidate?service=${service(state)}&ticket=${encodeURIComponent(ticket)}${renew}`
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })
      const text = await answer.text()
      if (!answer.ok || text.length > MAX_ANSWER_CHARS) throw new Error('no answer of CAS')
      const read = readAnswer(text)
      if ('refused' in read) throw new Error('CAS refused the ticket')
      // What CAS says itself comes last: no attribute stands in for it.
      return { claims: { ...read.attributes, user: read.user }, outside: ticket, idToken: undefined }
    },

    leave: async (_, home) => `${server}/logout?service=${encodeURIComponent(home)}`,
  }
}
