import { randomBytes } from 'node:crypto'
import { lookup } from '@ariane/shared/catalogue'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import type { Outbound, OutboundAnswer, OutboundRequest } from '../../platform/outbound/outbound.ts'
import { changeFirst, FIRST_DAY, listModules } from './ecoledirecte-faults.ts'
import type { CallName } from './ecoledirecte-sources.ts'
import type { SimulatedAccount, SimulatedSchool } from './simulated-school.ts'

const QUESTION = 'Quelle est votre année de naissance ?'
const PROPOSITIONS = ['2011', '2012', '2013', '2014']
/** What the simulated service takes for right. */
export const RIGHT_ANSWER = '2013'
const PUPIL = 4242
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
}
type Data = Record<string, unknown>

const WRONG: Reply = { code: 505, message: 'Identifiant et/ou mot de passe invalide !' }

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/** The service of EcoleDirecte in memory, for tests and the demonstration. */
export function simulateEcoleDirecte(school: SimulatedSchool): EcoleDirecteSimulator {
  const asked: string[] = []
  const gtks = new Set<string>()
  const twoFactors = new Set<string>()
  /** By token: full sessions, and those that have a question to answer first. */
  const tokens = new Map<string, 'open' | 'asked' | 'answered'>()

  function logIn(request: OutboundRequest, data: Data): Reply {
    const gtk = request.headers?.['x-gtk'] ?? ''
    const account = school.accounts.find(({ username }) => username === data.identifiant)
    // EduWireApps/ecoledirecte-api-docs pull request 46: without its cookie the real service calls every password wrong.
    const isKnown = gtks.has(gtk) && request.headers?.cookie?.includes(`GTK=${gtk}`)
    if (!isKnown || account?.password !== data.motdepasse) return WRONG
    const refusal = findRefusal(account)
    if (refusal) return refusal
    const token = randomBytes(16).toString('hex')
    const shown = (data.fa as Data[] | undefined)?.some(({ cn, cv }) => cn === DOUBLE.cn && cv === DOUBLE.cv)
    if (account?.asks === 'choice' && !shown) {
      tokens.set(token, 'asked')
      return { code: 250, token }
    }
    tokens.set(token, 'open')
    const typeCompte = account?.state === 'parent' ? '1' : 'E'
    const modules = listModules(school.fault)
    return { code: 200, token, data: { accounts: [{ id: PUPIL, typeCompte, prenom: 'Camille', modules }] } }
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
    const matieres = school.data.assignments
      .filter(({ due }) => due === day)
      .map(({ subject, html, done, test }) => ({
        matiere: subject,
        interrogation: test,
        aFaire: { contenu: base64(html), effectue: done, donneLe: day },
      }))
    return {
      code: 200,
      data: { date: day, matieres: day === FIRST_DAY ? changeFirst(matieres, school.fault) : matieres },
    }
  }

  function readTimetable({ dateDebut, dateFin }: Data): Reply {
    const isAsked = (day: string) => String(dateDebut) <= day && day <= String(dateFin)
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
    'cahierdetexte/day.awp': ({ day }) => readDay(day),
  }
  const OPEN = ['login.awp?gtk=1', 'login.awp', 'connexion/doubleauth.awp']

  function perform(url: URL, request: OutboundRequest): Reply {
    const path = url.pathname.replace('/v3/', '')
    asked.push(path)
    const [, day = ''] = /cahierdetexte\/(.+)\.awp$/.exec(path) ?? []
    const own = path.replace(new RegExp(`^(E|Eleves)/${PUPIL}/`), '').replace(day || / /, 'day')
    const name = url.searchParams.get('gtk') === '1' ? `${own}?gtk=1` : own
    const data = JSON.parse(new URLSearchParams(request.body).get('data') ?? '{}') as Data
    const call = { url, request, data, day }
    if (OPEN.includes(name)) return lookup(answers, name)?.(call) ?? { code: 403 }
    if (tokens.get(request.headers?.['x-token'] ?? '') !== 'open') return { code: 525, message: 'Session expirée !' }
    const isTimetable = name === 'emploidutemps.awp'
    if (school.fault === (isTimetable ? 'timetable_refused' : 'homework_refused'))
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
      const { headers = {}, cookies = [], ...reply } = perform(url, request)
      const cut = school.trouble === 'no_data' ? { ...reply, data: {} } : reply
      const isHalf =
        (trouble === 'half_a_timetable' && url.pathname.includes('emploidutemps')) ||
        (fault === 'piece_unreadable' && isFirstDay)
      const text = JSON.stringify(trouble === 'closed' ? { code: 535 } : cut)
      return answered(isHalf ? text.slice(0, text.length / 2) : text, 200, headers, cookies)
    },
  }
}

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
