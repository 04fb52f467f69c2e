import { randomBytes, randomInt } from 'node:crypto'
import { lookup } from '@ariane/shared/catalogue'
import { OutboundFailure } from '../../../platform/outbound/failure.ts'
import type { Outbound, OutboundAnswer } from '../../../platform/outbound/outbound.ts'
import type { QrCode } from '../../pronote/qr.ts'
import { contentOf, markDone, type SimulatedAccount, type SimulatedSchool } from '../simulated-school.ts'
import {
  bookAnswer,
  buildAccount,
  buildParameters,
  contentsAnswer,
  fileName,
  findTask,
  timetableAnswer,
} from './answers.ts'
import { type Challenge, makeChallenge } from './challenge.ts'
import { CONTENTS, changeAnswer, replaceAnswer } from './faults.ts'
import { absencesAnswer, gradesAnswer, newsAnswer } from './report-answers.ts'
import type { MessageName } from './sources.ts'
import { createWire, firstKeys, type Keys, lock, md5, unlock, type WireOptions } from './wire.ts'

interface Session {
  cipher: Keys
  order: number
  account?: SimulatedAccount | undefined
  challenge?: Challenge
  wantsToken?: boolean
  /** What the device calls itself. */
  device?: string
  /** The key from the next message on. */
  nextKey?: Buffer | undefined
  entered: boolean
  id: string
  /** Of the message that is answered. */
  tab?: number | undefined
}
type Data = Record<string, unknown>

export interface PronoteSimulator {
  outbound: Outbound
  /** A QR code as the site shows it. */
  qrCode(username: string, pin: string): QrCode
  /** What was asked, by name: 'Identification', 'PageEmploiDuTemps'… */
  asked: string[]
}

const SENTENCES = {
  suspended: 'Votre adresse IP est provisoirement suspendue',
  closed: "Le site n'est pas disponible",
  busy: 'Le site est momentanément indisponible',
}
const FIRST_MONDAY = '2026-08-31'
/** LiterateInk/Pawnote.js, src/models/tab-location.ts and src/models/entity-state.ts. */
const LESSONS = 89
const CHANGED = 2

const answer = (text: string, status = 200, headers: Record<string, string> = {}): OutboundAnswer => ({
  status,
  text,
  cookies: [],
  header: name => lookup(headers, name) ?? null,
})

/** A PRONOTE server in memory, for tests and the demonstration, from what is public (sources.ts names it). */
export function simulatePronote(school: SimulatedSchool, options: WireOptions): PronoteSimulator {
  const wire = createWire(options)
  const sessions = new Map<string, Session>()
  /** By user name: what opens the account besides the password. */
  /** By user name and device, as the service has them; a QR code is of no device yet. */
  const tokens = new Map<string, string>()
  const tokenKey = (username: string, device = '') => `${username} ${device}`
  const asked: string[] = []
  const { names } = wire

  function page(url: URL): OutboundAnswer {
    const { trouble } = school
    if (trouble === 'suspended' || trouble === 'closed' || trouble === 'busy') {
      return answer(`<title>PRONOTE ${options.version.join('.')}</title> ${SENTENCES[trouble]}`)
    }
    if (trouble === 'ent') return answer('', 302, { location: 'https://ent.example/login' })
    if (trouble === 'moved') return answer('', 301, { location: 'https://elsewhere.index-education.net/pronote' })
    if (trouble === 'garbage') return answer('<html>PRONOTE 2025.1.3 Start ({h:1')
    if (url.pathname.endsWith('infoMobileApp.json')) {
      return answer(JSON.stringify({ nomEtab: 'Collège simulé', CAS: { actif: school.hasEnt ?? false } }))
    }
    if (url.pathname.includes('/FichiersExternes/')) return file(url)
    if (!url.pathname.endsWith('/mobile.eleve.html')) return answer('', 404)
    const id = randomInt(1_000_000, 9_999_999)
    sessions.set(String(id), { cipher: firstKeys(), order: 0, entered: false, id: String(id) })
    return answer(wire.page(id))
  }

  /** A file is named by what only its session can write. */
  function file(url: URL): OutboundAnswer {
    const session = sessions.get(url.searchParams.get('Session') ?? '')
    const [, sealed = '', written = ''] = /\/FichiersExternes\/([0-9a-f]+)\/([^/]+)$/i.exec(url.pathname) ?? []
    asked.push('FichiersExternes')
    if (!session?.entered) return answer('', 403)
    const entity = JSON.parse(unlock(session.cipher, Buffer.from(sealed, 'hex')).toString()) as Data
    const name = decodeURIComponent(written)
    const isNamed = entity.N === fileName(name, session.id) && entity.Actif === true
    return isNamed ? { ...answer(''), bytes: contentOf(name) } : answer('', 404)
  }

  function post(url: URL, body: string): OutboundAnswer {
    const [, id = '', order = ''] = /\/appelfonction\/\d+\/(\d+)\/([0-9a-f]+)$/i.exec(url.pathname) ?? []
    const session = sessions.get(id)
    const envelope = JSON.parse(body) as Data
    const expected = session && lock(session.cipher, String(session.order + 1)).toString('hex')
    if (
      !session ||
      order.toLowerCase() !== expected ||
      String(lookup(envelope, names.order)).toLowerCase() !== expected
    ) {
      return answer(JSON.stringify({ Erreur: { G: 22, Titre: 'La page a expiré' } }))
    }
    session.order += 2
    const name = String(lookup(envelope, names.name))
    asked.push(name)
    const content = wire.read(lookup(envelope, names.sealed), session.cipher)
    const asking = (lookup(content, names.data) ?? {}) as Data
    const faults = { trouble: school.trouble, fault: session.account?.fault ?? school.fault }
    session.tab = ((content.Signature ?? content._Signature_ ?? {}) as { onglet?: number }).onglet
    const what = name === 'PageCahierDeTexte' && session.tab === LESSONS ? CONTENTS : name
    const data = changeAnswer(faults, what, perform(session, name, asking))
    const sealed = wire.write({ [names.data]: data, [names.name]: name }, session.cipher)
    const number = lock(session.cipher, String(session.order)).toString('hex')
    session.cipher = { ...session.cipher, key: session.nextKey ?? session.cipher.key }
    const text = JSON.stringify({
      [names.name]: name,
      session: id,
      [names.order]: number,
      [names.sealed]: sealed,
    })
    const other = replaceAnswer(faults, what, asking, text)
    if (other === 'silence') throw new OutboundFailure('too_slow')
    return answer(other ?? text)
  }

  /** A message without a source does not compile. */
  const answers: Record<MessageName, (session: Session, data: Data) => Data> = {
    FonctionParametres(session, data) {
      session.cipher = { key: session.cipher.key, iv: md5(wire.chosenIv(String(data.Uuid))) }
      return buildParameters(FIRST_MONDAY, options.version.join('.'))
    },
    Identification: identify,
    Authentification: (session, data) => authenticate(session, String(data.challenge)),
    SecurisationCompteDoubleAuth: secondFactor,
    ParametresUtilisateur: ({ account }) => buildAccount(account?.username ?? '', account?.state === 'parent'),
    PageEmploiDuTemps: (_, data) => timetableAnswer(school.data, data, FIRST_MONDAY, school.fault !== 'all_weeks'),
    PageCahierDeTexte({ id, tab }, data) {
      const domain = (data.domaine as { V: string } | undefined)?.V ?? ''
      return tab === LESSONS
        ? contentsAnswer(school.data, domain, FIRST_MONDAY, id)
        : bookAnswer(school, domain, FIRST_MONDAY, id)
    },
    DernieresNotes: (_, data) => gradesAnswer(school, data),
    PagePresence: (_, data) => absencesAnswer(school, data),
    PageActualites: () => newsAnswer(school),
    SaisieTAFFaitEleve({ id, account }, data) {
      const [{ N, E, TAFFait } = {}] = (data.listeTAF ?? []) as Data[]
      const task = findTask(school, N, id)
      const isTaken = (account?.fault ?? school.fault) !== 'marks_refused' && E === CHANGED
      if (task && isTaken) markDone(school, task, TAFFait === true)
      return {}
    },
  }
  const OPEN = ['FonctionParametres', 'Identification', 'Authentification']

  function perform(session: Session, name: string, data: Data): Data {
    if (!session.entered && !OPEN.includes(name)) return { Acces: 1 }
    return lookup(answers, name)?.(session, data) ?? {}
  }

  function identify(session: Session, data: Data): Data {
    const username = String(data.identifiant)
    const byToken = data.enConnexionAppliMobile === true || data.demandeConnexionAppliMobileJeton === true
    session.account = school.accounts.find(account => account.username === username)
    session.wantsToken = byToken || data.demandeConnexionAppliMobile === true
    const isQr = data.demandeConnexionAppliMobileJeton === true
    session.device = String(data.uuidAppliMobile ?? '')
    const key = tokenKey(username, isQr ? '' : session.device)
    const known = byToken ? tokens.get(key) : session.account?.password
    if (byToken) tokens.delete(key)
    const secret = known ?? randomBytes(8).toString('hex')
    session.challenge = makeChallenge(options, session.cipher.iv, username, secret)
    return session.challenge.asked
  }

  /** The numbers of `Acces` are those of the site's Enumere_ErreurAcces. */
  function authenticate(session: Session, solution: string): Data {
    const { account, challenge } = session
    if (school.trouble === 'new_challenge' || !account || !challenge?.isSolvedBy(solution)) return { Acces: 1 }
    if (account.state === 'disabled') return { Acces: 6 }
    if (account.state === 'denied') return { Acces: 2 }
    const numbers = [...randomBytes(16)]
    const cle = lock(challenge.keys, numbers.join(',')).toString('hex')
    session.nextKey = md5(Buffer.from(numbers))
    session.entered = true
    const actions = { pin: [3], device: [5], password: [0], choice: [] }[account.asks ?? 'choice']
    return {
      cle,
      ...(session.wantsToken && { jetonConnexionAppliMobile: newToken(account, session.device) }),
      ...askedActions(actions),
    }
  }

  function secondFactor({ account, cipher, device }: Session, { action, codePin }: Data): Data {
    const pin = codePin === undefined ? undefined : unlock(cipher, Buffer.from(String(codePin), 'hex')).toString()
    if (action === 0) return { result: pin === account?.pin }
    return account ? { jetonConnexionAppliMobile: newToken(account, device) } : {}
  }

  function newToken({ username }: SimulatedAccount, device: string | undefined): string {
    const token = randomBytes(24).toString('hex').toUpperCase()
    tokens.set(tokenKey(username, device), token)
    return token
  }

  return {
    asked,
    async outbound(address, { method = 'GET', body = '' } = {}) {
      if (school.trouble === 'silence') throw new OutboundFailure('too_slow')
      const url = new URL(address)
      return method === 'GET' ? page(url) : post(url, body)
    },
    qrCode(username, pin) {
      const cipher = { key: md5(pin), iv: Buffer.alloc(16) }
      const token = randomBytes(24).toString('hex').toUpperCase()
      tokens.set(tokenKey(username), token)
      const seal = (text: string) => lock(cipher, text).toString('hex')
      return {
        jeton: seal(token),
        login: seal(username),
        url: 'https://demo.index-education.net/pronote/mobile.eleve.html',
      }
    },
  }
}

const askedActions = (actions: number[]) =>
  actions.length === 0
    ? {}
    : {
        actionsDoubleAuth: { _T: 26, V: `[${actions.join(',')}]` },
        modesPossibles: { _T: 26, V: '[1..3]' },
        modeSecurisationParDefaut: 1,
        reglesSaisieMDP: { min: 8, max: 32, regles: { _T: 26, V: '[]' } },
      }
