import { calendarRoutes } from '@ariane/shared/contracts/calendar'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { classMessageRoutes, type ReceivedMessage } from '@ariane/shared/contracts/class-messages'
import { dailySessionRoutes } from '@ariane/shared/contracts/daily-session'
import { type Alert, type ProgressItem, progressRoutes, type SuggestedWork } from '@ariane/shared/contracts/progress'
import { reviewRoutes } from '@ariane/shared/contracts/review'
import { reportMessages as report } from '@ariane/shared/report'
import {
  fakeApi,
  fill,
  itIs,
  noNetwork,
  PUPIL,
  pending,
  press,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages as daily } from './daily/messages.ts'
import DashboardScreen from './screen.tsx'

const { weeklyAlerts, progressSummary, suggestedWork } = progressRoutes
const DAYS = ['16', '17', '18', '19', '20', '21', '22'].map(day => ({ day: `2026-11-${day}`, session: false }))

const week = (alerts: Alert[] = [], totals = { pedagogical_and_training: 3, homework: 1 }) =>
  success({ alerts, totals })
const recent = (pedagogical: ProgressItem[], homework: ProgressItem[] = []) =>
  success({ last_progress: { pedagogical, homework } })
const item = (id: number, title: string, status: string): ProgressItem => ({
  id,
  title,
  progress: { status, progress: { progress: { bookProgressPercent: 40 } } },
})

function open() {
  const api = fakeApi()
  const session = { day: '2026-11-18', status: 'nothing', parts: [], week: { days: DAYS, goal: null } } as const
  api.on(dailySessionRoutes.readDailySession, () =>
    success({ ...session, parts: [], week: { days: DAYS, goal: null } }),
  )
  api.on(calendarRoutes.listEvents, () => success([]))
  api.on(classMessageRoutes.listReceivedMessages, () => success({ messages: [] }))
  api.on(reviewRoutes.dueReviews, () => success({ cards: [], plan: [], doneToday: 0, total: 0 }))
  api.on(weeklyAlerts, () => week())
  api.on(progressSummary, () => recent([]))
  api.on(suggestedWork, () => success({ chosen: false, suggestions: [] }))
  return { api, ...renderScreen(<DashboardScreen />, { as: PUPIL }) }
}

const readCounters = async () => (await screen.findByRole('group', { name: 'En un coup d’œil' })).textContent
const inPanel = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('a message of a teacher to the class', () => {
  it('can be reported by the pupil, with the dialog of the chat', async () => {
    const { api, user } = open()
    const message: ReceivedMessage = {
      id: '0198a000-0000-7000-8000-000000000001',
      text: 'Ajoute-moi sur snap',
      from: 'Hélène',
      className: '4e B',
      children: [],
      sentAt: '2026-11-17T08:00:00Z',
      readAt: null,
    }
    api.on(classMessageRoutes.listReceivedMessages, () => success({ messages: [message] }))
    api.on(chatRoutes.reportMessage, () => success({ told: 0, operators: true }))
    await press(user, report.actionFor(message.text))
    await fill(user, report.reason, 'Il me fait peur')
    await press(user, report.confirm)
    expect(await screen.findByText(report.notified(0, true))).toBeTruthy()
    for (const number of [/^119/, /^3114/, /^3018/]) expect(screen.getAllByText(number).length).toBeGreaterThan(0)
    expect(api.sentTo(chatRoutes.reportMessage)).toEqual([
      { userId: PUPIL.uid, messageId: message.id, reason: 'Il me fait peur' },
    ])
  })
})

describe('the dashboard', () => {
  it('greets the pupil while it is being read', async () => {
    const { api } = open()
    api.on(dailySessionRoutes.readDailySession, pending)
    expect(await screen.findByText('Chargement de votre résumé…')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: /^Bonjour Lina/ })).toBeTruthy()
  })

  it('counts the paths, the homework and the alerts of the week', async () => {
    const { api } = open()
    api.on(weeklyAlerts, () => week([{ type: 'incomplete_path', title: 'Les fables', description: '', pathId: 7 }]))
    expect(await readCounters()).toBe('3Parcours et entraînements1Devoirs1Alertes')
  })

  it('shows alerts by what is due first, each with its kind and its way', async () => {
    const { api } = open()
    api.on(weeklyAlerts, () =>
      week([
        { type: 'incomplete_lesson', title: 'Relire', description: 'Mardi', eventId: 'e1' },
        { type: 'incomplete_path', title: 'Les fables', description: 'À 40 %', pathId: 7 },
        { type: 'incomplete_homework', title: 'Exercice 12', description: 'Pour demain', homeworkId: 9 },
      ]),
    )
    const links = (await inPanel('Alertes de la semaine')).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Exercice 12Pour demainDevoir', '/homework'],
      ['Les fablesÀ 40 %Parcours', '/path/7'],
      ['RelireMardiLeçon', '/planning/e1'],
    ])
  })

  it('has no alerts to show in a calm week', async () => {
    open()
    expect(await readCounters()).toContain('0Alertes')
    expect(screen.queryByText('Alertes de la semaine')).toBeNull()
  })

  it('says that the day cannot be read, and reads it again', async () => {
    const { api, user } = open()
    api.on(dailySessionRoutes.readDailySession, () => refusal('forbidden'))
    expect(await screen.findByText(daily.failure)).toBeTruthy()
    await press(user, 'Réessayer')
    expect(api.sentTo(dailySessionRoutes.readDailySession)).toHaveLength(2)
  })

  it('invites to a first path and a first homework', async () => {
    open()
    const paths = await inPanel('Parcours récents')
    expect(paths.getByText('Aucun parcours récent')).toBeTruthy()
    expect(paths.getByRole('link', { name: 'Commencer un premier parcours' })).toBeTruthy()
    expect((await inPanel('Devoirs récents')).getByRole('link', { name: 'Commencer un devoir' })).toBeTruthy()
  })

  it('shows the three most recent ones, two of one name numbered', async () => {
    const { api } = open()
    const paths = [item(1, 'Les fables', 'completed'), item(2, 'Les fables', 'in_progress'), item(3, 'Ratios', 'to_do')]
    api.on(progressSummary, () => recent([...paths, item(4, 'Volumes', 'to_do')]))
    const links = (await inPanel('Parcours récents')).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual([
      'Voir mes révisions',
      'Les fablesTerminé',
      'Les fables (2)En cours',
      'RatiosÀ faire',
    ])
  })

  it.each([
    ['the server refuses', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('offers another try for recent work when %s', async (_, answer) => {
    const { api, user } = open()
    api.on(progressSummary, answer)
    expect(await screen.findByText('Vos travaux récents n’ont pas pu être chargés.')).toBeTruthy()
    api.on(progressSummary, () => recent([item(1, 'Les fables', 'completed')]))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('link', { name: 'Les fables Terminé' })).toBeTruthy()
  })
})

describe('the work slots', () => {
  const work = (day: number): SuggestedWork => ({
    start: `2026-11-${day}T16:00:00Z`,
    end: `2026-11-${day}T17:00:00Z`,
    flag: 'prepareHomework',
    reason: 'unfinished',
    about: { kind: 'path', id: 7, title: 'Les fables', subject: 'Français', percent: 40 },
  })

  it.each([
    ['Choisir mes tâches et mes horaires', false],
    ['Changer mes tâches et mes horaires', true],
  ])('lead to the settings by « %s »', async (name, chosen) => {
    const { api } = open()
    api.on(suggestedWork, () => success({ chosen, suggestions: [] }))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/settings')
  })

  it('are tried again', async () => {
    const { api, user } = open()
    api.on(suggestedWork, () => refusal('forbidden'))
    expect(await screen.findByText('Vos créneaux n’ont pas pu être chargés.')).toBeTruthy()
    api.on(suggestedWork, () => success({ chosen: true, suggestions: [] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Rien à vous proposer dans vos créneaux des sept prochains jours.')).toBeTruthy()
  })

  it('show three suggestions, and the others on demand', async () => {
    const { api, user } = open()
    api.on(suggestedWork, () => success({ chosen: true, suggestions: [18, 19, 20, 21].map(work) }))
    const panel = await inPanel('Mes créneaux de travail')
    expect(panel.getAllByRole('heading', { level: 3 }).map(day => day.textContent)).toEqual([
      'Aujourd’hui',
      'Demain',
      'Vendredi 20 novembre',
    ])
    await press(user, 'Voir la suivante')
    expect(panel.getAllByText('17:00 – 18:00')).toHaveLength(4)
    await press(user, 'En voir moins')
    expect(panel.getAllByText('17:00 – 18:00')).toHaveLength(3)
  })
})
