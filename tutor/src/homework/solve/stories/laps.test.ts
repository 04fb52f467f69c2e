import { describe, expect, it } from 'vitest'
import { composeQuestion } from '../../testing/questions.ts'

const answer = (text: string) => composeQuestion(text).answer?.replace(/[\u202f\u00a0]/g, ' ') ?? null

describe('laps', () => {
  it.each([
    ['Un coureur fait 6 tours d’une piste de 400 m. Quelle distance a-t-il parcourue ?', '2400 m'],
    ['Un coureur fait 6 tours d’une piste de 400 m. Combien de kilomètres a-t-il parcourus ?', '2,4 km'],
  ])('are added up: %s', (text, result) => {
    expect(answer(text)).toBe(result)
  })

  it.each([
    'Un coureur fait 6 tours d’une piste de 400 m en 12 min. Quelle distance a-t-il parcourue ?',
    'Un coureur fait chaque jour 6 tours d’une piste de 400 m. Quelle distance a-t-il parcourue ?',
    'Un coureur fait 6 tours et demi d’une piste de 400 m. Quelle distance a-t-il parcourue ?',
  ])('are left alone where more is said: %s', text => {
    expect(answer(text)).toBeNull()
  })
})
