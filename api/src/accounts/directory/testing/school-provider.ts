import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'

export const CLIENT = { clientId: 'ariane', clientSecret: 'a secret of the tests' }

/** Claims by subject. */
export type Directory = Map<string, Record<string, unknown>>

/** Who signs in says so by a header, in place of a page with a password. */
const WHO = 'x-who'
const who = (request: IncomingMessage) => String(request.headers[WHO] ?? '')

interface Redirects {
  redirectUri: string
  home: string
  backchannel?: string
}

/** A real OpenID provider in this process. */
export async function schoolProvider(directory: Directory, { redirectUri, home, backchannel }: Redirects, port = 0) {
  let answer: RequestListener = (_, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['cookies of the tests'] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [home],
        ...(backchannel && { backchannel_logout_uri: backchannel, backchannel_logout_session_required: true }),
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'profile', 'classes', 'grade', 'children', 'uai'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: async (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...directory.get(sub), sub }),
    }),
    async loadExistingGrant(context) {
      const accountId = context.oidc.session?.accountId
      const grant = new provider.Grant({ clientId: CLIENT.clientId, ...(accountId && { accountId }) })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
  })
  // It warns of what is left as it comes, which is what is wanted here.
  provider.on('server_error', () => undefined)
  const serve = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void serve(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: who(request) } })
  }
  return {
    issuer,
    /** What the school sends when somebody's session ended there. */
    logoutToken: (subject: string, audience = CLIENT.clientId) =>
      new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, jti: subject })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('2m')
        .sign(privateKey),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser at the school: follows its redirects with its cookies until the address is not the school's any more. */
export function schoolBrowser(school: string, subject: string) {
  const cookies = new Map<string, string>()
  return async (start: string, form?: URLSearchParams): Promise<string> => {
    let url = start
    let body = form
    for (let hops = 0; url.startsWith(school) && hops < 10; hops += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { [WHO]: subject, cookie },
        ...(body && { method: 'POST', body }),
      })
      body = undefined
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const next = answer.headers.get('location')
      if (!next) throw new Error(`the school answers ${answer.status} without a redirect: ${await answer.text()}`)
      url = new URL(next, url).href
    }
    return url
  }
}
