import type { ModulePrompt } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Place, Tutor } from './tutor.ts'

/** The topic of a path request. Fails with `invalid_input` and the field that asks for what Ariane cannot teach. */
export const findTopic = (tutor: Tutor, place: Place, prompts: readonly ModulePrompt[]) => {
  const unplayable = prompts.flatMap(({ type }, i) => (tutor.plays(type) ? [] : [`customPrompts.${i}.type`]))
  if (unplayable.length > 0) fail('invalid_input', unplayable)
  const topic = tutor.topic(place)
  if (topic) return topic
  const chapterIsKnown = tutor.topic({ ...place, subChapterId: null }) !== undefined
  return fail('invalid_input', [chapterIsKnown ? 'subChapterId' : 'chapterId'])
}
