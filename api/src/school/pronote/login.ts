import { randomBytes } from 'node:crypto'
import type { SchoolFailureCode } from '@ariane/shared/contracts'
import { z } from 'zod'
import { refuse } from '../failure.ts'
import { shaped } from '../read-json.ts'
import type { SchoolContext } from '../types.ts'
import { type Cipher, decrypt, encrypt, md5, rsaEncrypt, sha256Hex } from './crypto.ts'
import { isKnown, PROTOCOL } from './protocol.ts'
import { ask, type PronoteSession } from './session.ts'

/** What opens an account: a password, what an earlier sign-in left, or what a QR code holds. */
export interface Secret {
  mode: 'password' | 'token' | 'qr'
  username: string
  value: string
  deviceId: string
}

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
const Parameters = z.looseObject({
  General: z.looseObject({
    PremierLundi: V(z.string()),
    PlacesParJour: z.number().optional(),
    ListePeriodes: z.array(z.unknown()).optional(),
    ListeHeuresFin: V(z.array(z.looseObject({ L: z.string() }))).optional(),
  }),
})
export type PronoteParameters = z.output<typeof Parameters>['General']

/** Agrees on the initialisation vector and learns how the school counts weeks and hours. */
export async function agree(session: PronoteSession, context: SchoolContext): Promise<PronoteParameters> {
  const iv = randomBytes(16)
  const { rsa } = session.page
  const data = { Uuid: (rsa ? rsaEncrypt(rsa, iv) : iv).toString('base64'), identifiantNav: null }
  const next = { key: session.cipher.key, iv: md5(iv) }
  const answer = await ask(session, { name: PROTOCOL.messages.parameters, data, next }, context)
  return shaped(answer, Parameters).General
}

/** A mode that nobody has seen would make a right password wrong. */
const Mode = z
  .union([z.boolean(), z.number()])
  .optional()
  .refine(mode => mode === undefined || PROTOCOL.modes.includes(mode))
const Identity = z.looseObject({
  challenge: z.string().max(4096).regex(PROTOCOL.challenge),
  alea: z.string().nullish(),
  login: z.string().optional(),
  modeCompLog: Mode,
  modeCompMdp: Mode,
})
const Authentication = z.looseObject({
  Acces: z.number().optional(),
  cle: z.string().optional(),
  jetonConnexionAppliMobile: z.string().optional(),
  actionsDoubleAuth: V(z.string().max(1000)).optional(),
})

/** What a sign-in leaves. */
export interface Access {
  /** As the server writes it. */
  username: string
  token: string | undefined
  /** What the server wants before it goes on. */
  actions: number[]
}

/** Shows that we know the secret, without sending it. */
export async function authenticate(session: PronoteSession, secret: Secret, context: SchoolContext): Promise<Access> {
  const isQr = secret.mode === 'qr'
  const data = {
    genreConnexion: 0,
    genreEspace: session.page.space,
    identifiant: secret.username,
    pourENT: false,
    enConnexionAuto: false,
    demandeConnexionAuto: false,
    enConnexionAppliMobile: secret.mode === 'token',
    demandeConnexionAppliMobile: isQr || (secret.mode === 'password' && context.keep),
    demandeConnexionAppliMobileJeton: isQr,
    uuidAppliMobile: secret.deviceId,
    loginTokenSAV: '',
  }
  const identity = shaped(await ask(session, { name: PROTOCOL.messages.identify, data }, context), Identity)
  const key = deriveKey(identity, secret)
  const challenge = solve(identity.challenge, { key, iv: session.cipher.iv })
  const proof = { connexion: 0, challenge, espace: session.page.space }
  const answer = shaped(
    await ask(session, { name: PROTOCOL.messages.authenticate, data: proof }, context),
    Authentication,
  )
  const version = session.page.version.join('.')
  if (answer.cle === undefined) {
    const isBelieved = isKnown(session.page.version) || context.workingVersions.has(version)
    return refuse(refusalCode(answer.Acces, isBelieved ? wrongSecret(secret) : 'pronote_changed'))
  }
  context.workingVersions.add(version)
  session.cipher = { key: sessionKey(answer.cle, { key, iv: session.cipher.iv }), iv: session.cipher.iv }
  return {
    username: identity.login ?? secret.username,
    token: answer.jetonConnexionAppliMobile,
    actions: answer.actionsDoubleAuth ? parseNumbers(answer.actionsDoubleAuth.V) : [],
  }
}

function deriveKey({ alea, modeCompLog, modeCompMdp }: z.output<typeof Identity>, { username, value }: Secret): Buffer {
  const login = modeCompLog ? username.toLowerCase() : username
  const password = modeCompMdp ? value.toLowerCase() : value
  // PRONOTE's own pages cut the spaces around a password, and those around a name they put in lower case.
  return md5((modeCompLog ? login.trim() : login) + sha256Hex((alea ?? '') + password.trim()))
}

/**
 * The challenge, encrypted. Before 2026.2.5 it comes encrypted too, with noise between its characters that has to go;
 * later servers send it bare. What does not unwrap is taken for bare: whether the secret is right, only the server says.
 */
export const solve = (challenge: string, cipher: Cipher) =>
  encrypt(cipher, unwrap(challenge, cipher) ?? challenge).toString('hex')

const strictText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function unwrap(challenge: string, cipher: Cipher): string | undefined {
  try {
    const noisy = strictText.decode(decrypt(cipher, Buffer.from(challenge, 'hex')))
    return [...noisy].filter((_, i) => i % 2 === 0).join('')
  } catch {
    return undefined
  }
}

const sessionKey = (sealed: string, cipher: Cipher): Buffer => {
  const bytes = decrypt(cipher, Buffer.from(sealed, 'hex')).toString().split(',').map(Number)
  return md5(Buffer.from(bytes))
}

const wrongSecret = ({ mode }: Secret) => (mode === 'password' ? 'bad_credentials' : 'expired_code')

const refusalCode = (access = -1, wrong: SchoolFailureCode): SchoolFailureCode =>
  access === PROTOCOL.wrongSecret ? wrong : (PROTOCOL.access.get(access) ?? 'protocol_changed')

/** Far more than there are; what a server counts beyond is no action. */
const MOST_ACTIONS = 100

/** '[3,5]' or '[0..2]'. */
function parseNumbers(set: string): number[] {
  return [...set.matchAll(/(\d+)(?:\.\.(\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from)
    const last = Math.min(Number(to ?? from), MOST_ACTIONS)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  })
}
