import { homeworkRoutes } from '@ariane/shared/contracts/homework'
import type { GivenWork } from '@ariane/shared/contracts/paths'
import { reportMessages } from '@ariane/shared/report'
import { fakeApi, PUPIL, renderScreen } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHomework, aSummary } from '../testing/work.ts'
import { Header } from './player/header.tsx'
import { Intro } from './player/slides/intro.tsx'
import HomeworkScreen from './screen.tsx'

const GIVEN: GivenWork = { id: crypto.randomUUID(), by: 'Mme Durand', dueDay: '2026-12-01', instruction: 'Au propre' }
const CASES = [
  ['who gave it', GIVEN, 'Donné par Mme Durand, à rendre mardi 1er décembre'],
  ['the day alone where nobody is named', { ...GIVEN, by: '' }, 'À rendre mardi 1er décembre'],
] as const

describe('@K02 a given homework', () => {
  it.each(CASES)('says %s on its card', async (_what, given, words) => {
    fakeApi().on(homeworkRoutes.listHomework, () => [aSummary({ title: 'Exercice 12', given })])
    renderScreen(<HomeworkScreen />, { as: PUPIL, at: '/homework' })
    const card = (await screen.findByText('Exercice 12')).closest('li')
    expect(card?.textContent).toContain(words)
  })

  function openPlayed(given?: GivenWork) {
    const homework = aHomework(given && { given })
    const [exercise] = homework.modules[0]?.exercices ?? []
    if (!exercise) throw new Error('no exercise')
    renderScreen(
      <>
        <Header title={homework.title} given={homework.given} onBack={() => {}} />
        <Intro homework={homework} exercise={exercise} />
      </>,
      { as: PUPIL },
    )
  }

  it.each(CASES)(
    'says %s where it is worked on, with the instruction, which may be reported',
    (_what, given, words) => {
      openPlayed(given)
      expect(screen.getByText(words)).toBeTruthy()
      expect(screen.getByText(/Au propre/)).toBeTruthy()
      expect(screen.getByRole('button', { name: reportMessages.actionFor('Au propre') })).toBeTruthy()
    },
  )

  it('says nothing of the kind of a pupil’s own one', () => {
    openPlayed()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByText(/Donné par|À rendre|Consigne/)).toBeNull()
  })
})
