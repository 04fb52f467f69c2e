import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from '../identity.ts'

/** What a call that begins or ends a session sees of the request, and the cookies of its answer. */
export interface Connection {
  ip: string
  /** Headers that say who calls, and with what. */
  headers: { authorization?: string | undefined; cookie?: string | undefined; 'user-agent'?: string | undefined }
  /** A page sent it, not a program. */
  isPage: boolean
  /** Whose session the request carries, of a disabled account as well. */
  identity: Identity | null
  /** Sets the cookies of the answer in place of those that renew the session of the request. */
  setCookies(cookies: string[]): void
}

/** The connection of a request. */
export const connection = ({ ip, headers, identity }: FastifyRequest, reply: FastifyReply): Connection => ({
  ip,
  headers,
  identity,
  isPage: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
  setCookies: cookies => void reply.removeHeader('set-cookie').header('set-cookie', cookies),
})

/** For a handler that is called without a request. */
export const NO_CONNECTION: Connection = {
  ip: '',
  headers: {},
  isPage: false,
  identity: null,
  setCookies: () => {},
}
