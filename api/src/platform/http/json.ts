import { errorCodes, type FastifyInstance } from 'fastify'
import { ApiFailure } from '../errors.ts'

/** Deeper than any body of the contract; what nests further would exhaust the stack of whoever walks it. */
const DEEPEST = 40

/** Whether a database can keep it: no null character, no half of a character, not nested without end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (value === null || typeof value !== 'object') return true
  if (depth === DEEPEST) return false
  if (Array.isArray(value)) return value.every(part => isStorable(part, depth + 1))
  return Object.entries(value).every(([key, part]) => isStorableText(key) && isStorable(part, depth + 1))
}

/** Whether a database can keep the text: no null character, no half of a character. */
export const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed()

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form in place of JSON. */
    form?: boolean
  }
}

/** JSON is the only body, but for rows that take a form; an empty one with the JSON header counts as `{}`. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {})
    void parse(request, body as string, (error, value) => {
      if (error || isStorable(value)) done(error, value)
      else done(new ApiFailure('invalid_input'))
    })
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!request.routeOptions.config.form) return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    const fields = Object.fromEntries(new URLSearchParams(body as string))
    if (isStorable(fields)) done(null, fields)
    else done(new ApiFailure('invalid_input'))
  })
}
