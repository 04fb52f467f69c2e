import type { AssignedWork } from '@ariane/shared/contracts'

/** What a giver of work wrote himself; a lesson is called by its programme. */
export function wordsOf({ work, title, instruction }: { work: AssignedWork; title: string; instruction: string }) {
  const own = { topic: [], path: [title], homework: [work.kind === 'homework' ? work.text : ''] }
  const said = work.kind === 'objective' ? [work.title, work.criteria] : own[work.kind]
  return [instruction, ...said].filter(text => text.trim() !== '')
}
