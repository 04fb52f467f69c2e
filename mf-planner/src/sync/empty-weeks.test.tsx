import { renderScreen } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyWeeks } from './empty-weeks.tsx'

const account = { provider: 'pronote', accountName: '' } as const

describe('@Y02 a week that the school has emptied', () => {
  it.each([
    [
      12,
      0,
      /n’a plus aucun cours dans PRONOTE/,
      'Les 12 cours d’avant sont restés ici.',
      'Retirer ces cours',
      'Les garder',
    ],
    [1, 0, /n’a plus aucun cours dans PRONOTE/, 'Le cours d’avant est resté ici.', 'Retirer ce cours', 'Le garder'],
    [
      0,
      3,
      /n’a plus aucun devoir dans PRONOTE/,
      'Les 3 devoirs d’avant sont restés ici.',
      'Retirer ces devoirs',
      'Les garder',
    ],
    [0, 1, /n’a plus aucun devoir dans PRONOTE/, 'Le devoir d’avant est resté ici.', 'Retirer ce devoir', 'Le garder'],
    [
      2,
      1,
      /n’a plus aucun cours ni aucun devoir/,
      'Les 2 cours et le devoir d’avant sont restés ici.',
      'Tout retirer',
      'Tout garder',
    ],
  ])('asks about %i lessons and %i tasks', (lessons, homework, title, stayed, remove, keep) => {
    renderScreen(
      <EmptyWeeks
        account={account}
        weeks={[{ week: '2026-11-23', lessons: lessons + homework, homework }]}
        onSettled={() => undefined}
      />,
    )
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText(stayed)).toBeTruthy()
    for (const name of [remove, keep]) expect(screen.getByRole('button', { name })).toBeTruthy()
  })
})
