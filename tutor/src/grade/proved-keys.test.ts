import { describe, expect, it } from 'vitest'
import { gradeCases } from './case-file.ts'

const judge = (pack: string, questionId: string, answer: string) =>
  gradeCases([{ id: 'one', pack, questionId, answer }]).judged[0]?.verdict

describe('@Q01 keys of the packs', () => {
  it.each([
    ['geo-5-risques', 'q4', 'Construire des maisons au bord des rivières et informer les gens.', 'partial'],
    ['geo-5-risques', 'q4', 'On construit des maisons solides et on informe les gens.', 'correct'],
    ['geo-5-risques', 'q4', 'Interdire de construire au bord des rivières et faire des exercices.', 'correct'],
    ['es-3-migrations', 'q3', 'Une famille fuit la guerre.', 'partial'],
    ['es-3-migrations', 'q3', 'On fuit une dictature et on espère étudier en paix.', 'correct'],
    ['es-3-migrations', 'q3', 'Fuir la guerre et le chômage.', 'partial'],
    ['es-3-migrations', 'q3', 'Pour fuir la guerre et rejoindre sa famille.', 'correct'],
    ['svt-3-immunite', 'q3', 'Parce que les anticorps de la rougeole ne marchent que contre la rougeole.', 'correct'],
    ['svt-3-immunite', 'q3', 'Le vaccin ne protège que de la rougeole.', 'correct'],
    ['svt-3-immunite', 'q3', 'Le vaccin de la rougeole marche contre la grippe.', 'incorrect'],
  ])('%s %s: « %s » is %s', (pack, questionId, answer, verdict) => {
    expect(judge(pack, questionId, answer)).toBe(verdict)
  })
})
