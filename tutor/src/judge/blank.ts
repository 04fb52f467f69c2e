import type { ActivityAnswer } from '@ariane/shared/contracts/activities'

const isBlankText = (text: string) => text.trim() === ''

/** Whether nothing was answered: it is no attempt, and shows no solution. */
export function isBlank(answer: ActivityAnswer): boolean {
  switch (answer.engine) {
    case 'quiz':
      return answer.chosen.length === 0
    case 'cloze':
      return Object.values(answer.gaps).flat().every(isBlankText)
    case 'cards':
      return Object.values(answer.typed).every(isBlankText)
    case 'speak':
      return Object.values(answer.said).every(isBlankText)
    case 'writing':
    case 'dictation':
      return isBlankText(answer.text)
    case 'order':
    case 'timeline':
      return answer.order.length === 0
    case 'match':
    case 'memory':
      return Object.keys(answer.pairs).length === 0
    case 'categorize':
    case 'grid':
      return Object.keys(answer.places).length === 0
    case 'table':
      return Object.keys(answer.cells).length === 0
    case 'mark':
      return answer.marked.length === 0
    default:
      return false
  }
}
