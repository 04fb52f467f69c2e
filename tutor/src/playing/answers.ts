import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer } from '@ariane/shared/contracts/activities'
import type { AnswerKey } from '../key.ts'
import { misplaced, placed } from './placing.ts'
import { answered, misanswered } from './writing.ts'

/** The answer that the key itself gives. */
export const rightAnswer = (key: AnswerKey): ActivityAnswer => {
  switch (key.engine) {
    case 'accordion':
      return { engine: 'accordion' }
    case 'quiz':
      return { engine: 'quiz', chosen: Object.keys(key.options).filter(id => lookup(key.options, id)?.correct) }
    case 'cloze':
      return {
        engine: 'cloze',
        gaps: Object.fromEntries(
          Object.entries(key.items).map(([id, gaps]) => [id, gaps.map(accepted => accepted[0] ?? '')]),
        ),
      }
    case 'cards':
      return {
        engine: 'cards',
        typed: Object.fromEntries(Object.entries(key.cards).map(([id, words]) => [id, words[0] ?? ''])),
      }
    case 'match':
      return { engine: 'match', pairs: key.pairs }
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return placed(key)
    case 'writing':
    case 'dictation':
    case 'speak':
      return answered(key)
    case 'page':
    case 'contents':
    case 'narrated':
    case 'film':
      return { engine: key.engine }
    case 'dialog-cards':
      return { engine: key.engine, known: Object.fromEntries(Object.keys(key.cards).map(id => [id, true])) }
    case 'speed-reading':
      return { engine: key.engine, seconds: 60 }
    default:
      return { engine: key.engine, order: key.order }
  }
}

/** An answer with everything wrong. */
export const wrongAnswer = (key: AnswerKey): ActivityAnswer => {
  switch (key.engine) {
    case 'quiz':
      return { engine: 'quiz', chosen: Object.keys(key.options).filter(id => !lookup(key.options, id)?.correct) }
    case 'cloze':
      return {
        engine: 'cloze',
        gaps: Object.fromEntries(Object.entries(key.items).map(([id, gaps]) => [id, gaps.map(() => 'zzz')])),
      }
    case 'cards':
      return { engine: 'cards', typed: Object.fromEntries(Object.keys(key.cards).map(id => [id, 'zzz'])) }
    case 'match': {
      const [lefts, rights] = [Object.keys(key.pairs), Object.values(key.pairs)]
      return {
        engine: 'match',
        pairs: Object.fromEntries(
          lefts.map((left, i) => [
            left,
            rights.find(right => right !== rights[i]) ?? rights[(i + 1) % rights.length] ?? '',
          ]),
        ),
      }
    }
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return misplaced(key)
    case 'writing':
    case 'dictation':
    case 'speak':
      return misanswered(key)
    case 'order':
    case 'timeline':
      return { engine: key.engine, order: [...key.order.slice(1), ...key.order.slice(0, 1)] }
    default:
      return { engine: 'accordion' }
  }
}
