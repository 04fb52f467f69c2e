import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '../failure.ts'
import { shaped } from '../read-json.ts'
import type { SchoolContext } from '../types.ts'
import { type Cipher, decrypt, encrypt, md5, rsaEncrypt, sha256Hex } from './crypto.ts'
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
  const answer = await ask(session, { name: 'FonctionParametres', data, next }, context)
  return shaped(answer, Parameters).General
}

const Identity = z.looseObject({
  challenge: z.string(),
  alea: z.string().nullish(),
  login: z.string().optional(),
  modeCompLog: z.union([z.boolean(), z.number()]).optional(),
  modeCompMdp: z.union([z.boolean(), z.number()]).optional(),
})
const Authentication = z.looseObject({
  Acces: z.number().optional(),
  cle: z.string().optional(),
  jetonConnexionAppliMobile: z.string().optional(),
  actionsDoubleAuth: V(z.string()).optional(),
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
  const identity = shaped(await ask(session, { name: 'Identification', data }, context), Identity)
  const key = keyOf(identity, secret)
  const challenge = solve(identity.challenge, { key, iv: session.cipher.iv }, secret)
  const proof = { connexion: 0, challenge, espace: session.page.space }
  const answer = shaped(await ask(session, { name: 'Authentification', data: proof }, context), Authentication)
  if (answer.cle === undefined) return refuse(codeOf(answer.Acces, secret))
  session.cipher = { key: sessionKey(answer.cle, { key, iv: session.cipher.iv }), iv: session.cipher.iv }
  return {
    username: identity.login ?? secret.username,
    token: answer.jetonConnexionAppliMobile,
    actions: answer.actionsDoubleAuth ? numbersOf(answer.actionsDoubleAuth.V) : [],
  }
}

function keyOf({ alea, modeCompLog, modeCompMdp }: z.output<typeof Identity>, { username, value }: Secret): Buffer {
  const login = modeCompLog ? username.toLowerCase() : username
  const password = modeCompMdp ? value.toLowerCase() : value
  return md5(login + sha256Hex((alea ?? '') + password))
}

/** The challenge without the noise between its characters, encrypted again. Only the right key opens it. */
function solve(challenge: string, cipher: Cipher, secret: Secret): string {
  let noisy: string
  try {
    noisy = decrypt(cipher, Buffer.from(challenge, 'hex')).toString('utf8')
  } catch {
    return refuse(wrongSecret(secret))
  }
  const plain = [...noisy].filter((_, i) => i % 2 === 0).join('')
  return encrypt(cipher, plain).toString('hex')
}

const sessionKey = (sealed: string, cipher: Cipher): Buffer => {
  const bytes = decrypt(cipher, Buffer.from(sealed, 'hex')).toString().split(',').map(Number)
  return md5(Buffer.from(bytes))
}

const wrongSecret = ({ mode }: Secret) => (mode === 'password' ? 'bad_credentials' : 'expired_code')

/** `Acces`: 1 is a wrong secret, 6 and 10 a disabled account, 9 a message of the school. */
function codeOf(access: number | undefined, secret: Secret) {
  if (access === undefined || access === 0 || access === 1) return wrongSecret(secret)
  if (access === 6 || access === 10) return 'account_suspended'
  return access === 9 ? 'action_needed' : 'access_denied'
}

/** Far more than there are; what a server counts beyond is no action. */
const MOST_ACTIONS = 100

/** '[3,5]' or '[0..2]'. */
function numbersOf(set: string): number[] {
  return [...set.matchAll(/(\d+)(?:\.\.(\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from)
    const last = Math.min(Number(to ?? from), MOST_ACTIONS)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  })
}
