import { randomBytes } from 'node:crypto'
import { lookup } from '@ariane/shared/catalogue'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import type { Outbound, OutboundAnswer, OutboundRequest } from '../../platform/outbound/outbound.ts'
import type { Document } from '../types.ts'
import { changeFirst, FIRST_DAY, listModules } from './ecoledirecte-faults.ts'
import { absencesAnswer, gradesAnswer, newsAnswer } from './ecoledirecte-report.ts'
import type { CallName } from './ecoledirecte-sources.ts'
import { contentOf, isDone, markDone, type SimulatedAccount, type SimulatedSchool } from './simulated-school.ts'

const QUESTION = 'Quelle est votre année de naissance ?'
const PROPOSITIONS = ['2011', '2012', '2013', '2014']
/** What the simulated service takes for right. */
export const RIGHT_ANSWER = '2013'
const PUPIL = 4242
const FIRST_TASK = 1000
const DOUBLE = { cn: 'cn-simulé', cv: 'cv-simulé' }

export interface EcoleDirecteSimulator {
  outbound: Outbound
  /** The paths that were called. */
  asked: string[]
}

type Reply = {
  code: number
  data?: unknown
  token?: string
  message?: string
  headers?: Record<string, string>
  cookies?: string[]
  /** In place of an answer. */
  bytes?: Buffer
}
type Data = Record<string, unknown>

const WRONG: Reply = { code: 505, message: 'Identifiant et/ou mot de passe invalide !' }

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/** The service of EcoleDirecte in memory, for tests and the demonstration. */
export function simulateEcoleDirecte(school: SimulatedSchool): EcoleDirecteSimulator {
  const asked: string[] = []
  const gtks = new Set<string>()
  const twoFactors = new Set<string>()
  /** By user name: what opens the account without its password, and for which device. */
  const accesses = new Map<string, { token: string; uuid: unknown }>()
  /** By token: full sessions, and those that have a question to answer first. */
  const tokens = new Map<string, 'open' | 'asked' | 'answered'>()

  function logIn(request: OutboundRequest, data: Data): Reply {
    const gtk = request.headers?.['x-gtk'] ?? ''
    const account = school.accounts.find(({ username }) => username === data.identifiant)
    // EduWireApps/ecoledirecte-api-docs pull request 46: without its cookie the real service calls every password wrong.
    const isKnown = gtks.has(gtk) && request.headers?.cookie?.includes(`GTK=${gtk}`)
    if (!isKnown || !account) return WRONG
    const access = accesses.get(account.username)
    const isRight =
      data.isReLogin === true
        ? data.typeCompte === 'E' && data.accesstoken === access?.token && data.uuid === access?.uuid
        : account.password === data.motdepasse
    if (!isRight) return WRONG
    const refusal = findRefusal(account)
    if (refusal) return refusal
    const token = randomBytes(16).toString('hex')
    const shown = (data.fa as Data[] | undefined)?.some(({ cn, cv }) => cn === DOUBLE.cn && cv === DOUBLE.cv)
    if (account.asks === 'choice' && !shown) {
      tokens.set(token, 'asked')
      return { code: 250, token }
    }
    tokens.set(token, 'open')
    const typeCompte = account.state === 'parent' ? '1' : 'E'
    const modules = listModules(school.fault)
    const accessToken = data.isReLogin === true || data.sesouvenirdemoi === true ? randomBytes(24).toString('hex') : ''
    if (accessToken) accesses.set(account.username, { token: accessToken, uuid: data.uuid })
    const known = { id: PUPIL, typeCompte, prenom: 'Camille', modules, accessToken }
    return { code: 200, token, data: { accounts: [known] } }
  }

  function doubleAuth({ headers = {} }: OutboundRequest, verb: string | null, data: Data): Reply {
    if (tokens.get(headers['x-token'] ?? '') !== 'asked') return { code: 520, message: 'Token invalide !' }
    if (verb === 'get') {
      const twoFactor = randomBytes(8).toString('hex')
      twoFactors.add(twoFactor)
      const question = { question: base64(QUESTION), propositions: PROPOSITIONS.map(base64) }
      return { code: 200, data: question, headers: { '2fa-token': twoFactor } }
    }
    if (!twoFactors.has(headers['2fa-token'] ?? '')) return { code: 403, message: 'Accès refusé' }
    // EduWireApps/ecoledirecte-api-docs issue 42: a wrong answer is said like a wrong password.
    return data.choix === base64(RIGHT_ANSWER) ? { code: 200, data: DOUBLE } : WRONG
  }

  const readHomework = (): Reply => {
    const days = school.data.assignments.map(({ due }) => [due, [{ aFaire: true }]])
    return { code: 200, data: Object.fromEntries(days) }
  }

  function readDay(day: string): Reply {
    const { assignments, lessons } = school.data
    const tasks = assignments
      .map((task, i) => ({ task, idDevoir: FIRST_TASK + i }))
      .filter(({ task }) => task.due === day)
      .map(({ task, idDevoir }) => ({
        matiere: task.subject,
        interrogation: task.test,
        aFaire: {
          idDevoir,
          contenu: base64(task.html),
          effectue: isDone(school, task),
          donneLe: day,
          documents: toFiles(task.documents),
        },
      }))
    const contents = lessons
      .filter(({ start, documents }) => documents && start.startsWith(day))
      .map(({ subject, documents }) => ({
        matiere: subject,
        interrogation: false,
        contenuDeSeance: { contenu: '', documents: toFiles(documents) },
      }))
    const matieres = [...tasks, ...contents]
    return {
      code: 200,
      data: { date: day, matieres: day === FIRST_DAY ? changeFirst(matieres, school.fault) : matieres },
    }
  }

  /** EduWireApps/ecoledirecte-api-docs README « Cahier de texte » says no more of the answer. */
  function mark({ idDevoirsEffectues, idDevoirsNonEffectues }: Data): Reply {
    if (school.fault === 'marks_refused') return { code: 403, message: 'Accès refusé' }
    const set = (ids: unknown, done: boolean) => {
      for (const id of ids as number[]) {
        const task = school.data.assignments[id - FIRST_TASK]
        if (task) markDone(school, task, done)
      }
    }
    set(idDevoirsEffectues, true)
    set(idDevoirsNonEffectues, false)
    return { code: 200 }
  }

  function download(url: URL): Reply {
    const name = Buffer.from(url.searchParams.get('fichierId') ?? '', 'hex').toString()
    const all = [...school.data.assignments, ...school.data.lessons].flatMap(({ documents = [] }) => documents)
    const isThere = url.searchParams.get('leTypeDeFichier') === 'FICHIER_CDT' && all.some(file => file.name === name)
    return isThere ? { code: 200, bytes: contentOf(name) } : { code: 404, message: 'Fichier introuvable' }
  }

  function readTimetable({ dateDebut, dateFin }: Data): Reply {
    const isAsked = (day: string) =>
      school.fault === 'all_weeks' || (String(dateDebut) <= day && day <= String(dateFin))
    const found = school.data.lessons.filter(({ start }) => isAsked(start.slice(0, 10)))
    return { code: 200, data: changeFirst(found.map(toCourse), school.fault) }
  }

  function open(): Reply {
    const gtk = randomBytes(12).toString('hex')
    gtks.add(gtk)
    if (school.trouble === 'no_cookie') return { code: 200 }
    return { code: 200, cookies: [`GTK=${gtk}; Path=/; Secure; HttpOnly`] }
  }

  /** A call without a source does not compile. */
  const answers: Record<CallName, (call: { url: URL; request: OutboundRequest; data: Data; day: string }) => Reply> = {
    'login.awp?gtk=1': open,
    'login.awp': ({ request, data }) => logIn(request, data),
    'connexion/doubleauth.awp': ({ url, request, data }) => doubleAuth(request, url.searchParams.get('verbe'), data),
    'emploidutemps.awp': ({ data }) => readTimetable(data),
    'cahierdetexte.awp': readHomework,
    'cahierdetexte.awp?verbe=put': ({ data }) => mark(data),
    'notes.awp': () => ({ code: 200, data: gradesAnswer(school) }),
    'viescolaire.awp': () => ({ code: 200, data: absencesAnswer(school) }),
    'timelineAccueilCommun.awp': () => ({ code: 200, data: newsAnswer(school) }),
    'telechargement.awp': ({ url }) => download(url),
    'cahierdetexte/day.awp': ({ day }) => readDay(day),
  }
  const OPEN = ['login.awp?gtk=1', 'login.awp', 'connexion/doubleauth.awp']

  function perform(url: URL, request: OutboundRequest): Reply {
    const path = url.pathname.replace('/v3/', '')
    asked.push(path)
    const [, day = ''] = /cahierdetexte\/(.+)\.awp$/.exec(path) ?? []
    const own = path.replace(new RegExp(`^(E|[Ee]leves)/${PUPIL}/`), '').replace(day || / /, 'day')
    const isPut = own === 'cahierdetexte.awp' && url.searchParams.get('verbe') === 'put'
    const name = url.searchParams.get('gtk') === '1' ? `${own}?gtk=1` : isPut ? `${own}?verbe=put` : own
    const data = JSON.parse(new URLSearchParams(request.body).get('data') ?? '{}') as Data
    const call = { url, request, data, day }
    if (OPEN.includes(name)) return lookup(answers, name)?.(call) ?? { code: 403 }
    if (tokens.get(request.headers?.['x-token'] ?? '') !== 'open') return { code: 525, message: 'Session expirée !' }
    const isTimetable = name === 'emploidutemps.awp'
    const isReport = ['notes.awp', 'viescolaire.awp', 'timelineAccueilCommun.awp'].includes(name)
    if (isReport && school.fault === 'report_refused') return { code: 403, message: 'Accès refusé' }
    const isFile = name === 'telechargement.awp'
    if (!isFile && !isReport && school.fault === (isTimetable ? 'timetable_refused' : 'homework_refused'))
      return { code: 403, message: 'Accès refusé' }
    return lookup(answers, name)?.(call) ?? { code: 403 }
  }

  return {
    asked,
    async outbound(address, request = {}) {
      const { trouble, fault } = school
      if (trouble === 'silence') throw new OutboundFailure('too_slow')
      if (trouble === 'suspended') return answered('', 429)
      if (trouble === 'busy') return answered('', 502)
      if (trouble === 'moved') return answered('', 301)
      if (trouble === 'garbage') return answered('<html>maintenance</html>')
      const url = new URL(address)
      const isFirstDay = url.pathname.endsWith(`${FIRST_DAY}.awp`)
      if (fault === 'piece_silent' && isFirstDay) throw new OutboundFailure('too_slow')
      if (fault === 'suspended_midway' && url.pathname.includes('cahierdetexte/')) return answered('', 429)
      const { headers = {}, cookies = [], bytes, ...reply } = perform(url, request)
      if (bytes) return { ...answered(''), bytes }
      const cut = school.trouble === 'no_data' ? { ...reply, data: {} } : reply
      const isHalf =
        (trouble === 'half_a_timetable' && url.pathname.includes('emploidutemps')) ||
        (fault === 'piece_unreadable' && isFirstDay)
      const text = JSON.stringify(trouble === 'closed' ? { code: 535 } : cut)
      if (request.maxBytes !== undefined) return { ...answered(''), bytes: Buffer.from(text) }
      return answered(isHalf ? text.slice(0, text.length / 2) : text, 200, headers, cookies)
    },
  }
}

const toFiles = (documents: readonly Document[] = []) =>
  documents
    .filter(({ kind }) => kind === 'file')
    .map(({ name, bytes }) => ({
      id: Buffer.from(name).toString('hex'),
      libelle: name,
      taille: bytes,
      type: 'FICHIER_CDT',
      signatureDemandee: false,
    }))

const answered = (
  text: string,
  status = 200,
  headers: Record<string, string> = {},
  cookies: string[] = [],
): OutboundAnswer => ({
  status,
  text,
  cookies,
  header: name => lookup(headers, name) ?? null,
})

function findRefusal(account: SimulatedAccount | undefined): Reply | undefined {
  const refusals: Partial<Record<NonNullable<SimulatedAccount['state']>, Reply>> = {
    disabled: { code: 505, message: 'Votre compte est bloqué.' },
    denied: { code: 403 },
    closed: { code: 535, message: "L'établissement n'est pas ouvert." },
    moved: { code: 517, message: 'Version invalide' },
  }
  return account?.state && refusals[account.state]
}

const toCourse = ({
  subject,
  start,
  end,
  teachers,
  rooms,
  cancelled,
  note,
}: SimulatedSchool['data']['lessons'][number]) => ({
  text: subject,
  matiere: subject,
  typeCours: 'COURS',
  start_date: start.slice(0, 16).replace('T', ' '),
  end_date: end.slice(0, 16).replace('T', ' '),
  prof: teachers.join(', '),
  salle: rooms.join(', '),
  isAnnule: cancelled,
  isModifie: note === 'Cours modifié',
})
