import { randomUUID } from 'node:crypto'
import type { SchoolRequest } from '@ariane/shared/contracts'
import { z } from 'zod'
import { refuse, SchoolFailure } from '../failure.ts'
import { readJson, shaped } from '../read-json.ts'
import type { Connector, SchoolContext, SignedIn } from '../types.ts'
import { parseRoot } from './address.ts'
import { encrypt } from './crypto.ts'
import { download } from './documents.ts'
import { markAssignment } from './homework.ts'
import { type Access, agree, authenticate, type PronoteParameters, type Secret } from './login.ts'
import { isKnown, PROTOCOL } from './protocol.ts'
import { checkSpace, openQr } from './qr.ts'
import { readAll } from './read-all.ts'
import { readReport } from './report.ts'
import { ask, openSession, type PronoteSession } from './session.ts'
import { readTabs } from './tabs.ts'

type Identifiers = NonNullable<SchoolRequest['pronote']>

const ACTION = PROTOCOL.actions

/** PRONOTE from 2024.3 on. */
export const pronote: Connector<Identifiers, Known> = {
  provider: 'pronote',
  async signIn(identifiers, context) {
    const { root, secret } = readSecret(identifiers)
    context.step('opening')
    const session = await openSession(root, context)
    context.version(session.page.version.join('.'), isKnown(session.page.version))
    const parameters = await agree(session, context)
    context.step('signing_in')
    const access = await authenticate(session, secret, context).catch(error => explain(error, root, secret, context))
    const known: Known = { session, parameters, access, deviceId: secret.deviceId }
    tellKept(known, context)
    if (access.actions.some(action => action !== ACTION.pin && action !== ACTION.device)) return refuse('action_needed')
    if (access.actions.includes(ACTION.pin))
      return { kind: 'question', asks: 'pin', text: '', propositions: [], state: known }
    if (access.actions.includes(ACTION.device)) await register(known, undefined, context)
    return signedIn(known, context)
  },
  async answer(known, pin, _, context) {
    const codePin = encrypt(known.session.cipher, pin).toString('hex')
    const data = { action: 0, codePin }
    const answer = await ask(known.session, { name: PROTOCOL.messages.secondFactor, data }, context)
    if (!shaped(answer, z.looseObject({ result: z.boolean() })).result) return refuse('bad_answer')
    await register(known, codePin, context)
    return signedIn(known, context)
  },
}

/** What is known once the secret was accepted; nothing here was typed by the pupil. */
interface Known {
  session: PronoteSession
  parameters: PronoteParameters
  access: Access
  deviceId: string
}

function readSecret(identifiers: Identifiers): { root: string; secret: Secret } {
  const deviceId = identifiers.deviceId ?? randomUUID()
  if ('qr' in identifiers) {
    checkSpace(identifiers.qr)
    const { username, token } = openQr(identifiers.qr, identifiers.pin)
    return { root: parseRoot(identifiers.qr.url), secret: { mode: 'qr', username, value: token, deviceId } }
  }
  const root = parseRoot(identifiers.url)
  const { username } = identifiers
  if ('password' in identifiers) {
    return { root, secret: { mode: 'password', username, value: identifiers.password, deviceId } }
  }
  return { root, secret: { mode: 'token', username, value: identifiers.token, deviceId } }
}

const School = z.looseObject({ CAS: z.looseObject({ actif: z.boolean().optional() }).optional() })

/** The password of an ENT is never the one of PRONOTE: where there is an ENT, that is what to say. */
async function explain(error: unknown, root: string, secret: Secret, context: SchoolContext): Promise<never> {
  if (!(error instanceof SchoolFailure) || error.code !== 'bad_credentials' || secret.mode !== 'password') throw error
  const url = `${root}/${PROTOCOL.school}`
  const answer = await context.outbound(url, { signal: context.signal }).catch(() => undefined)
  const hasEnt = answer?.status === 200 && tryRead(answer.text)
  throw hasEnt ? new SchoolFailure('use_ent') : error
}

function tryRead(text: string): boolean {
  try {
    return readJson(text, School).CAS?.actif ?? false
  } catch {
    return false
  }
}

/** PRONOTE wants a name for what connects. */
async function register(known: Known, codePin: string | undefined, context: SchoolContext): Promise<void> {
  const data = {
    action: 3,
    avecIdentification: true,
    strIdentification: context.deviceName,
    ...(codePin && { codePin }),
  }
  const answer = await ask(known.session, { name: PROTOCOL.messages.secondFactor, data }, context)
  const Token = z.looseObject({ jetonConnexionAppliMobile: z.string().optional() }).nullish()
  known.access.token = shaped(answer, Token)?.jetonConnexionAppliMobile ?? known.access.token
  tellKept(known, context)
}

/** A token serves once: the next one is told at once, whatever comes after it. */
function tellKept({ session, access: { username, token }, deviceId }: Known, { keep, kept }: SchoolContext): void {
  if (keep && token !== undefined) kept({ pronote: { url: session.root, username, token, deviceId } })
}

const Account = z.looseObject({
  ressource: z.looseObject({
    N: z.string(),
    G: z.number(),
    L: z.string(),
    listeRessources: z.array(z.unknown()).optional(),
  }),
  listeOnglets: z.unknown().optional(),
})

async function signedIn({ session, parameters }: Known, context: SchoolContext): Promise<SignedIn> {
  const account = shaped(await ask(session, { name: PROTOCOL.messages.account, data: {} }, context), Account)
  const { N, G, L, listeRessources } = account.ressource
  if (listeRessources) return refuse('not_a_pupil')
  const pupil = { N, G, L }
  const tabs = readTabs(account.listeOnglets)
  return {
    kind: 'signed_in',
    report: (kinds, today) => readReport({ session, parameters, tabs }, kinds, today, context),
    mark: (ref, done) => markAssignment(session, ref, done, context),
    download: document => download(session, document, context),
    read: window => readAll({ session, parameters, pupil, tabs }, window, context),
  }
}
