import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fail } from '../../platform/errors.ts'
import type { Limiter } from '../../platform/http/rate-limit.ts'
import { forgeable, sameOrigin } from '../../platform/http/same-origin.ts'
import { PASSWORD_MAX, type SignIn } from './auth.ts'
import { signInLimits } from './limits.ts'

/** The only calls of the library that can be reached. */
export const SIGN_IN_ROUTES = [
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
] as const

const JSON_TYPE = 'application/json; charset=utf-8'

/** What reaches the library of a registration or a sign-in; it would take more, such as a picture. */
const Credentials = z.object({
  email: z.string().max(254),
  password: z.string().max(PASSWORD_MAX + 1),
  name: z.string().max(254).optional(),
})

/** Mounts the embedded sign-in. Its refusals keep the library's codes (`INVALID_EMAIL_OR_PASSWORD`…) in our shape. */
export function registerSignIn(app: FastifyInstance, signIn: SignIn, limiter: Limiter, publicUrl: string | undefined) {
  const limits = signInLimits(limiter)
  for (const line of SIGN_IN_ROUTES) {
    const [method, url] = line.split(' ') as ['GET' | 'POST', string]
    app.route({
      method,
      url,
      bodyLimit: 16 * 1024,
      onRequest: async request => {
        if (method === 'GET') return
        const foreign = sameOrigin(request, publicUrl) === false
        if (foreign || (request.headers.cookie && forgeable(request, publicUrl))) fail('forbidden')
      },
      handler: async (request, reply) => {
        if (!/\/sign-(in|up)\//.test(url)) return pass(signIn, request, reply, request.body)
        const read = Credentials.safeParse(request.body)
        if (!read.success)
          return fail('invalid_input', [...new Set(read.error.issues.map(issue => issue.path.join('.')))])
        const { email, password } = read.data
        if (!z.email().safeParse(email).success) {
          return reply.code(400).send({ status: 'error', code: 'INVALID_EMAIL', message: 'Not an e-mail address' })
        }
        const attempt = limits.admit(email, request.ip)
        const isNew = url.includes('/sign-up/')
        const work = () => pass(signIn, request, reply, read.data)
        const body = isNew ? await signIn.ahead(password, work) : await work()
        if (reply.statusCode === 200) attempt.right()
        else if (reply.statusCode !== 401) attempt.void()
        return body
      },
    })
  }
}

async function pass(signIn: SignIn, request: FastifyRequest, reply: FastifyReply, given: unknown) {
  const headers = new Headers({ 'content-type': 'application/json' })
  const { authorization, cookie, 'user-agent': userAgent } = request.headers
  if (authorization) headers.set('authorization', authorization)
  else if (cookie) headers.set('cookie', cookie)
  if (userAgent) headers.set('user-agent', userAgent)
  const answer = await signIn.handle(
    new Request(`http://ariane.internal${request.routeOptions.url}`, {
      method: request.method,
      headers,
      ...(request.method === 'POST' && { body: JSON.stringify(given ?? {}) }),
    }),
  )
  const text = await answer.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  // After the password was checked: nobody learns of an account that is not his.
  const uid = (body as { user?: { id?: string } } | null)?.user?.id
  if (answer.ok && uid !== undefined && (await signIn.shut(uid))) {
    if (request.method === 'GET') return reply.header('cache-control', 'no-store').type(JSON_TYPE).send('null')
    const refusal = { status: 'error', code: 'ACCOUNT_DISABLED', message: 'This account is disabled.' }
    return reply.code(403).header('cache-control', 'no-store').send(refusal)
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.code(answer.status).header('cache-control', 'no-store').type(JSON_TYPE)
  if (answer.status >= 500) return fail('internal')
  if (answer.status >= 400) return JSON.stringify({ status: 'error', ...(body as object) })
  return JSON.stringify(
    fromBrowser(request) ? withoutToken(body) : withSigned(body, answer.headers.get('set-auth-token')),
  )
}

/** A page never needs the token its cookie holds. */
const fromBrowser = (request: FastifyRequest) =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined

/** The token as it has to come back: signed. */
const withSigned = (body: unknown, token: string | null) =>
  token !== null && body !== null && typeof body === 'object' && 'token' in body ? { ...body, token } : body

function withoutToken(body: unknown): unknown {
  if (body === null || typeof body !== 'object') return body
  const { token: _token, session, ...rest } = body as { token?: string; session?: object }
  return { ...rest, ...(session !== undefined && { session: withoutToken(session) }) }
}
