import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import { isLeft, shareOfWords } from './share.ts'
import { readWords } from './words.ts'

/** Each gap, named 'item:n': one of its accepted texts. */
export const judgeCloze = (key: KeyOf<'cloze'>, answer: Extract<ActivityAnswer, { engine: 'cloze' }>): ActivityResult =>
  shareOfWords(
    Object.fromEntries(
      Object.entries(key.items).flatMap(([id, gaps]) =>
        gaps.map((accepted, n) => {
          const typed = lookup(answer.gaps, id)?.[n] ?? ''
          return [`${id}:${n}`, isLeft(typed, answer) ? null : readWords(typed, accepted, key)]
        }),
      ),
    ),
  )
