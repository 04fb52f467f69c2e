import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { DirectoryConfig } from '../../platform/config-directory.ts'
import type { Directory } from './directory.ts'

type OidcConfig = Extract<DirectoryConfig, { protocol: 'oidc' }>

const SECONDS = 10
/** How far the clock of the school may be from ours. */
const SKEW_SECONDS = 5
const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout'

interface OidcDirectory extends Directory {
  /** Whose session ended at the school, by its name or by its person. Fails unless the directory signed it. */
  readLogout(token: string): Promise<{ sid: string | undefined; subject: string | undefined }>
}

/** OpenID Connect: the code flow with PKCE, state and nonce. Discovered when it is needed, never at start. */
export function oidcDirectory(
  { issuer, clientId, clientSecret, scope }: OidcConfig,
  redirectUri: string,
): OidcDirectory {
  let found: Promise<client.Configuration> | undefined
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  function configuration() {
    const isLocal = issuer.startsWith('http:')
    found ??= client
      .discovery(new URL(issuer), clientId, {}, client.ClientSecretBasic(clientSecret), {
        timeout: SECONDS,
        // Our own network is no proof: the signature of what says who somebody is is checked too.
        execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
      })
      .catch(error => {
        // A directory that is away now is asked again by whoever comes next.
        found = undefined
        throw error
      })
    return found
  }

  return {
    async begin(fresh = false) {
      const state = client.randomState()
      const oidc = { verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        code_challenge: await client.calculatePKCECodeChallenge(oidc.verifier),
        code_challenge_method: 'S256',
        state,
        nonce: oidc.nonce,
        ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
      })
      return { url: url.href, pending: { state, oidc, ...(fresh && { freshSince: Date.now() }) } }
    },

    async finish(query, { state, oidc, freshSince }) {
      if (!oidc) throw new Error('begun without OpenID Connect')
      const config = await configuration()
      const back = new URL(redirectUri)
      back.search = new URLSearchParams(query).toString()
      const tokens = await client.authorizationCodeGrant(config, back, {
        pkceCodeVerifier: oidc.verifier,
        expectedState: state,
        expectedNonce: oidc.nonce,
        idTokenExpected: true,
        // What we asked for is in the address, which whoever sits there can change: the time of the sign-in is signed.
        ...(freshSince !== undefined && { maxAge: Math.ceil((Date.now() - freshSince) / 1000) + SKEW_SECONDS }),
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no id token')
      // Many keep everything but `sub` for this second question; the library compares both subjects.
      const asked = config.serverMetadata().userinfo_endpoint !== undefined
      const info = asked ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
      const outside = typeof claims.sid === 'string' ? claims.sid : claims.sub
      return { claims: { ...claims, ...info }, outside, idToken: tokens.id_token }
    },

    async leave(idToken, home) {
      const config = await configuration()
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      const known = idToken ? { id_token_hint: idToken } : {}
      return client.buildEndSessionUrl(config, { ...known, post_logout_redirect_uri: home }).href
    },

    async readLogout(token) {
      const { jwks_uri: address, issuer: named } = (await configuration()).serverMetadata()
      if (address === undefined) throw new Error('no keys')
      keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: SECONDS * 1000 })
      const { payload } = await jwtVerify(token, keys, { issuer: named, audience: clientId, requiredClaims: ['iat'] })
      const { events, sid, sub } = payload
      const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT)
      // With a nonce it is the token of a sign-in, shown for something else.
      if (!isLogout || payload.nonce !== undefined) throw new Error('no logout token')
      return { sid: typeof sid === 'string' ? sid : undefined, subject: sub }
    },
  }
}
