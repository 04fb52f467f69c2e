import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTENT } from '../library.ts'
import { calculate } from './calculate.ts'
import { readQuestion } from './read-question.ts'

const FILE = join(CONTENT, 'cases', 'asking', 'short-calculations.json')
const { questions } = z
  .object({ questions: z.array(z.object({ question: z.string(), result: z.string() })) })
  .parse(JSON.parse(readFileSync(FILE, 'utf8')))

const compact = (text: string) =>
  text
    .replaceAll('{,}', ',')
    .replace(/\\[,;: ]|\s/g, '')
    .replaceAll('−', '-')

// Written by the author of the rules, who tuned them on it.
describe('a calculation asked in a few words', () => {
  it.each(questions.map(({ question, result }) => [question, result]))(
    '« %s » is worked out: %s',
    (question, result) => {
      const reply = calculate(readQuestion(question).plain)
      expect(compact(reply?.explanations.join(' ') ?? 'nothing')).toContain(compact(result))
    },
  )

  it.each([
    'je fais 240 km en 3 h puis 100 km en 2 h, vitesse ?',
    'aire d’un rectangle 7 cm',
    'triangle rectangle cotés 3 4 5 6 hypoténuse',
    'proba de tirer une rouge puis une bleue avec 3 boules rouges et 2 boules bleues',
    'pourquoi 3 + 4 fait 7',
    'un pull coûte 40 euros et un autre 20% de plus que 30 euros',
    'hypoténuse 5 et un coté 13',
    'AM=3 AB=5 (MN)//(BC) calcule XY',
    'poids de 60 kg et 70 kg',
  ])('« %s » is not guessed at', question => {
    expect(calculate(readQuestion(question).plain)).toBeUndefined()
  })
})
