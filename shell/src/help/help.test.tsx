import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { $session } from '@ariane/shared/session'
import {
  fakeApi,
  fill,
  noNetwork,
  PARENT,
  PUPIL,
  press,
  renderScreen,
  TEACHER,
  translatePage,
} from '@ariane/shared/testing/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messages as tourText } from '../tour/messages.ts'
import { $highlightedEntry, $tourRequested } from '../tour/store.ts'
import { Tour } from '../tour/tour.tsx'
import HelpPage from './help-page.tsx'
import { messages as text } from './messages.ts'

const people = [
  ['a pupil', PUPIL, 'pupil'],
  ['a teacher', TEACHER, 'manager'],
  ['a parent', PARENT, 'parent'],
] as const

describe('the help', () => {
  it.each(people)('of %s has his own topics, whom to ask and whom to call', (_who, as, role) => {
    renderScreen(<HelpPage />, { as })
    for (const { title, to, action } of text.topics[role]) {
      expect(screen.getByText(title)).toBeTruthy()
      expect(screen.getAllByText(action).some(link => link.getAttribute('href') === to)).toBe(true)
    }
    expect(screen.getByText(text.ask[role])).toBeTruthy()
    expect(screen.getByText('119 : jour et nuit', { exact: false })).toBeTruthy()
  })

  it('finds topics by a word, and says when there is none', async () => {
    const { user } = renderScreen(<HelpPage />, { as: PUPIL })
    await fill(user, text.search, 'objectif')
    expect(screen.getByText('Se fixer un objectif')).toBeTruthy()
    expect(screen.queryByText('Demander à un professeur')).toBeNull()
    await fill(user, text.search, 'xyz')
    expect(screen.getByText(text.found(0))).toBeTruthy()
  })

  it('finds topics in a page that the browser translates', async () => {
    const { user } = renderScreen(<HelpPage />, { as: PUPIL })
    await translatePage()
    await fill(user, text.search, 'objectif')
    await translatePage()
    await fill(user, text.search, 'xyz')
    expect(screen.getByText(text.found(0))).toBeTruthy()
    await translatePage()
    await fill(user, text.search, '')
    expect(screen.getByText('Demander à un professeur')).toBeTruthy()
  })

  it('begins the tour again', async () => {
    onTestFinished(() => $tourRequested.set(false))
    const { user } = renderScreen(<HelpPage />, { as: PUPIL })
    await press(user, text.tour.action)
    expect($tourRequested.get()).toBe(true)
  })
})

describe('the tour of the first visit', () => {
  it.each(people)('shows %s his steps, there and back, and marks what each is about', async (_who, as, role) => {
    const steps = tourText.steps[role]
    const { user } = renderScreen(<Tour />, { as })
    for (const [n, { text: sentence, at }] of steps.entries()) {
      if (n > 0) await press(user, tourText.next)
      expect(screen.getByText(sentence, { normalizer: String })).toBeTruthy()
      expect(screen.getByText(tourText.step(n + 1, steps.length))).toBeTruthy()
      expect($highlightedEntry.get()).toBe(at ?? null)
    }
    expect(screen.queryByRole('button', { name: tourText.skip })).toBeNull()
    await press(user, tourText.back)
    expect(screen.getByText(tourText.step(steps.length - 1, steps.length))).toBeTruthy()
  })

  it('does not come back once it was skipped, even where the server was not reached', async () => {
    const api = fakeApi()
    api.on(accountsRoutes.seeTour, noNetwork)
    const { user } = renderScreen(<Tour />, { as: PUPIL })
    await press(user, tourText.skip)
    expect(screen.queryByText(tourText.title)).toBeNull()
    expect($session.get()).toMatchObject({ user: { tourSeen: true } })
    await waitFor(() => expect(api.sentTo(accountsRoutes.seeTour)).toHaveLength(1))
  })

  it.each([
    ['it was seen', { as: { ...PUPIL, tourSeen: true } }],
    ['another page is open', { as: PUPIL, at: '/chat' }],
    ['a session is played', { as: PUPIL, at: '/?seance=1' }],
    ['a pupil is viewed', { as: TEACHER, viewing: { uid: 'lina', displayName: 'Lina', grade: '4ème' as const } }],
  ])('stays away where %s', (_why, around) => {
    renderScreen(<Tour />, around)
    expect(screen.queryByText(tourText.title)).toBeNull()
  })
})
