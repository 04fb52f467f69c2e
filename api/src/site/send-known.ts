import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Written for each person anew: a higher one costs more time than it saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Below this the headers weigh more. */
const LEAST_BYTES = 1024

/** Whether a request's If-None-Match names a tag. */
const isKnown = (request: FastifyRequest, tag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some(one => one.trim() === tag)

/** The coding of an answer: the best that the browser takes. */
export function chooseCoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const codings = (accepted ?? '').split(',').filter(one => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
  const names = codings.map(one => one.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

export type Known = {
  text: string
  type: string
  /** What tells two states of it apart, without what is new in each answer. */
  state: string
  /** Headers of the whole answer only. */
  headers?: Record<string, string>
}

/** Sends a text that most who ask for it have already: nothing but that to them, compressed to others. */
export async function sendKnown(request: FastifyRequest, reply: FastifyReply, known: Known): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(known.state).digest('base64url').slice(0, 27)}"`
  reply.header('ETag', tag)
  const vary = reply.getHeader('Vary')
  reply.header('Vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
  if (isKnown(request, tag)) return reply.code(304).send()
  reply.headers(known.headers ?? {}).type(known.type)
  const coding = known.text.length < LEAST_BYTES ? null : chooseCoding(request.headers['accept-encoding'])
  if (!coding) return reply.send(known.text)
  reply.header('Content-Encoding', coding)
  return reply.send(await (coding === 'br' ? brotli(known.text, QUALITY) : zip(known.text)))
}
