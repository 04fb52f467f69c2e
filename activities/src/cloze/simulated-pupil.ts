import { lookup } from '../lookup.ts'
import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const clozePupil: SimulatedPupil<'cloze'> = {
  right: ({ items }) => ({ engine: 'cloze', gaps: mapValues(items, gaps => gaps.map(([word]) => word ?? '')) }),
  wrong: ({ items }, noIdea) => ({ engine: 'cloze', gaps: mapValues(items, gaps => gaps.map(() => noIdea)) }),
  leaks(data, solution) {
    const bank = data.bank?.map(word => word.text)
    const needed = Object.values(solution.items).flatMap(gaps => gaps.map(([word]) => word ?? ''))
    return [
      data.items.some(({ id, parts }) => parts.length !== (lookup(solution.items, id)?.length ?? 0) + 1) &&
        'gaps and solution differ',
      bank !== undefined && !needed.every(word => bank.includes(word)) && 'a word is missing in the bank',
    ]
  },
}
