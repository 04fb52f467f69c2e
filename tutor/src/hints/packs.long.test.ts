import { expect, it } from 'vitest'
import { gradeAnswer } from '../grade/answer.ts'
import { library } from '../library.ts'
import { renderModule } from '../modules/index.ts'
import { fold } from '../words.ts'

const ASKED = ['SHORT_ANSWER', 'OPEN_QUESTION', 'ORAL_QUESTION', 'VOCABULARY_DEFINITION'] as const
const MOST = '9 questions'
/** Each type in all packs takes half a minute on a machine with nothing else to do. */
const ALL_PACKS_MS = 300_000

/** Numbers in formulas as they are read: 0,5 and not 0 and 5. */
const plain = (text: string) => text.replaceAll('{,}', ',').replace(/\\,|(?<=\d)\s(?=\d{3})/g, '')

/** What a hint must not hold: a number or words by which the answer is graded. */
const holds = (hint: string, answer: string): boolean =>
  /^-?[\d.,]+$/.test(answer)
    ? (plain(hint).match(/-?\d+(?:[.,]\d+)?/g) ?? []).some(found => Number(found.replace(',', '.')) === Number(answer))
    : answer.length > 2 && ` ${fold(hint).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${fold(answer)} `)

it.each(ASKED)(
  'no hint of a %s in any pack gives the answer away: who repeats it has nothing right (@B06)',
  type => {
    const given: string[] = []
    let hinted = 0
    for (const pack of library().packs) {
      const { activity = {}, solutions } = renderModule(type, pack, 1, MOST)
      for (const [id, data] of Object.entries(activity)) {
        const solution = solutions[id]
        if (data.engine !== 'writing' || solution?.engine !== 'writing' || solution.expected.kind === 'free') continue
        const { expected } = solution
        const answers =
          expected.kind === 'exact' ? expected.accepted : expected.kind === 'number' ? [expected.value] : []
        for (const hint of [data.hint ?? [], data.nextHints ?? []].flat()) {
          hinted += 1
          const repeated = gradeAnswer(solution, { engine: 'writing', text: hint })
          if ((repeated?.score ?? 0) > 0 || answers.some(answer => holds(hint, answer)))
            given.push(`${pack.id}: « ${data.question} » ${hint}`)
        }
      }
    }
    expect(given).toEqual([])
    expect(hinted).toBeGreaterThan(1000)
  },
  ALL_PACKS_MS,
)
