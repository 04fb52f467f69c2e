import type { FastifyInstance } from 'fastify'

/** JSON is the only body; an empty one with the JSON header counts as `{}`. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else void parse(request, body as string, done)
  })
}
